import { splitLocalePath } from "../../platform/locale";
import type { Settings } from "../../platform/settings-shape";

/** What a press is counted as: whether it was in the header, and the name of what it leads to. */
export interface Action {
  readonly isInHeader: boolean;
  readonly name: string;
}

/** The name of a page in the logs: its first segment, "home" for the first page. */
export function pageName(path: string): string {
  const [first = ""] = splitLocalePath(path).path.split("/").filter(Boolean);
  return (first.replace(/\.html$/, "") || "home").slice(0, 40);
}

/** What a press of a link or button is counted as; null where it is none of those that are counted. */
export function actionOf(control: Element, links: Settings["links"]): Action | null {
  const isInHeader = control.closest("header") !== null && control.closest("main") === null;
  const own = control.getAttribute("data-log");
  if (own !== null) return { isInHeader, name: own };
  const address = control.getAttribute("href");
  if (address === null) return null;
  const name = externalName(address, links) ?? (isInHeader ? pageName(pathOf(address)) : null);
  return name === null ? null : { isInHeader, name };
}

function externalName(
  address: string,
  { globalEdition, externalMall, apps }: Settings["links"],
): string | null {
  const inside = address.startsWith("/") ? splitLocalePath(address).path : address;
  if (inside === globalEdition.trial) return "trial";
  if (inside === globalEdition.login) return "login";
  if (inside === externalMall) return "mall";
  if (address.startsWith("tel:")) return "phone";
  if (address.startsWith("mailto:")) return "mail";
  const app = Object.entries(apps).find(([, download]) => download !== "" && download === address);
  return app === undefined ? null : `download.${app[0]}`;
}

function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? address;
}
