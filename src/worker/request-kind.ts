import { routeScriptAddress } from "../platform/release-name";

/** Whose answer a request gets: see the entry for what is done with each. */
export type RequestKind =
  /** A file named by its hash. */
  | "asset"
  /** The settings and, where a browser asks for it, the route script without a hash: nothing starts without them. */
  | "settings"
  /** A page of the site. */
  | "page"
  /** A page of somebody else on this origin: only passed on. */
  | "foreign page"
  /** Calls of back ends, pictures, everything else: the worker keeps out. */
  | "other";

/** Parameters with which the demonstration prepares a page for one visit: nothing of it may be stored. */
const mockParameters = ["mock", "panel"];

const starters: readonly string[] = ["/settings.json", routeScriptAddress];

/**
 * The kind of a GET request of this origin.
 * @param isRoute whether a route of the site answers a path name
 */
export function requestKind(
  url: URL,
  isNavigation: boolean,
  isRoute: (pathname: string) => boolean,
): RequestKind {
  if (isNavigation) {
    const isPrepared = mockParameters.some((name) => url.searchParams.has(name));
    return isRoute(url.pathname) && !isPrepared ? "page" : "foreign page";
  }
  if (url.pathname.startsWith("/assets/")) return "asset";
  return starters.includes(url.pathname) ? "settings" : "other";
}
