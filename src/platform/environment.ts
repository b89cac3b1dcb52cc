import { browserWindow } from "./browser";
import { settings } from "./settings";
import type { Settings } from "./settings-shape";
import { readStored } from "./storage";
import type { Environment, HostKind, Variant } from "./variant";

/** The environment a host name belongs to, by how the name begins; www where nothing else fits. */
export function detectEnvironment(
  hostname: string,
  prefixes: Settings["hostNames"]["environmentPrefixes"] = settings().hostNames.environmentPrefixes,
): Environment {
  const name = hostname.toLowerCase();
  if (prefixes.mwww.some((prefix) => name.startsWith(prefix))) return "mwww";
  if (prefixes.dev.some((prefix) => name.startsWith(prefix))) return "dev";
  return "www";
}

/** The variant: a flag stored on this device wins, then the host name; China where neither decides. */
export function detectVariant(
  hostname: string,
  flag: Variant | null,
  globalNames: readonly string[] = settings().hostNames.global,
): Variant {
  if (flag !== null) return flag;
  const name = hostname.toLowerCase();
  const isGlobal = globalNames.some((known) => name === known || name.endsWith(`.${known}`));
  return isGlobal ? "global" : "china";
}

/** The environment of the page that is open; www without a browser. */
export function currentEnvironment(): Environment {
  return detectEnvironment(currentHostname());
}

/** The variant of the page that is open; without a browser the site's own. */
export function currentVariant(): Variant {
  return browserWindow() === undefined
    ? siteVariant()
    : detectVariant(currentHostname(), readStored("variantFlag"));
}

/** The variant of the host that search engines know the site by, which prerendered pages are of; China without one. */
export function siteVariant(): Variant {
  const { siteOrigin } = settings();
  return siteOrigin === "" ? "china" : detectVariant(new URL(siteOrigin).hostname, null);
}

/** The host name of the page that is open, without port; "" without a browser. */
export function currentHostname(): string {
  return browserWindow()?.location.hostname ?? "";
}

/** The address of a back end, without a trailing slash, to put before a path; "" means the page's own origin. */
export function hostFor(
  kind: HostKind,
  variant: Variant = currentVariant(),
  environment: Environment = currentEnvironment(),
): string {
  return settings().hosts[variant][environment][kind];
}
