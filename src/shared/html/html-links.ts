import { splitLocalePath } from "../../platform/locale";
import { parseAddress } from "../../platform/web-address";

/**
 * Where a link of an article leads. page: a page of this site, for the router, without language prefix. place: a
 * heading of the same page. file: something of this site that is no page, or a mail or phone number. outside:
 * another origin.
 */
export type HtmlLink =
  | { readonly kind: "page" | "place" | "file" | "outside"; readonly to: string }
  | { readonly kind: "nothing" };

/** Reads an `href` of an article shown on the site at `origin`. */
export function readLink(href: string | null, origin: string): HtmlLink {
  if (href === null || href.trim() === "") return { kind: "nothing" };
  if (href.startsWith("#")) return { kind: "place", to: href };
  const address = parseAddress(href, origin || placeholderOrigin);
  if (address === null) return { kind: "nothing" };
  if (address.protocol === "mailto:" || address.protocol === "tel:") return { kind: "file", to: href };
  if (address.protocol !== "https:" && address.protocol !== "http:") return { kind: "nothing" };
  if (address.origin !== (origin || placeholderOrigin)) return { kind: "outside", to: address.href };
  if (!isPage(address.pathname)) return { kind: "file", to: href };
  return { kind: "page", to: splitLocalePath(address.pathname).path + address.search + address.hash };
}

const placeholderOrigin = "https://here.invalid";

/** Pages have no extension or end in .html; a download has one. */
function isPage(path: string): boolean {
  const last = path.slice(path.lastIndexOf("/") + 1);
  return !last.includes(".") || last.endsWith(".html");
}
