import { browserWindow } from "./browser";
import { isNavigableUrl } from "./web-address";

let prerendered: { readonly origin: string; readonly path: string } | null = null;

/** Sets the page that is being prerendered: the origin search engines know ("" when none is set) and the path. */
export function setPrerenderedAddress(
  address: { readonly origin: string; readonly path: string } | null,
): void {
  prerendered = address;
}

/** The path of the open page; without a browser that of the page being prerendered, or "/". */
export function currentPath(): string {
  return browserWindow()?.location.pathname ?? prerendered?.path ?? "/";
}

/** The query of the open page with its "?", or "". */
export function currentQuery(): string {
  return browserWindow()?.location.search ?? "";
}

/** The hash of the open page with its "#", or "". */
export function currentHash(): string {
  return browserWindow()?.location.hash ?? "";
}

/** Scheme, host and port of the open page; without a browser that of the page being prerendered, or "". */
export function currentOrigin(): string {
  return browserWindow()?.location.origin ?? prerendered?.origin ?? "";
}

/** Reports the address of the page to whoever follows it, as going back and forward does. */
export function reportAddress(): void {
  dispatchEvent(new PopStateEvent("popstate"));
}

/** Writes another path into the address bar, in place of the open one and before its query; nothing is loaded. */
export function writePath(path: string): void {
  const browser = browserWindow();
  // With the origin in front, because a path that begins with // alone would name another host.
  browser?.history.replaceState(null, "", currentOrigin() + path + currentQuery() + currentHash());
}

/** Reloads the page. */
export function reloadPage(): void {
  browserWindow()?.location.reload();
}

/**
 * Leaves for an address, which may be another site's or an app's; the back button returns. False if it is no place
 * to go.
 */
export function assignAddress(address: string): boolean {
  const browser = browserWindow();
  if (browser === undefined || !isNavigableUrl(address, browser.location.href)) return false;
  browser.location.assign(address);
  return true;
}

/** Leaves for an address in place of the open one; the back button skips it. False if it is no place to go. */
export function replaceAddress(address: string): boolean {
  const browser = browserWindow();
  if (browser === undefined || !isNavigableUrl(address, browser.location.href)) return false;
  browser.location.replace(address);
  return true;
}
