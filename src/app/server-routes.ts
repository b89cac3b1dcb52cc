import { setUpTranslations } from "../i18n/set-up";
import { type Locale, localeOfPrefix, locales, splitLocalePath } from "../platform/locale";
import { pageValue, queryPageFile } from "../platform/query-page";
import { everyAddress, type ParamRules, sampleAddress } from "../shared/routing/address-params";
import { findDestination, routeTable } from "./route-table";

declare global {
  /** Modules that were imported dynamically while somebody listens; the server's build adds to it. */
  var dynamicImports: Set<string> | undefined;
}

/** What a build has to know of one line of the route table. */
export interface RouteDescription {
  readonly path: string;
  readonly params: ParamRules;
  /** Namespaces of translations it needs, besides `common` and `rules`. */
  readonly namespaces: readonly string[];
  /** Modules its screen is imported from, as paths from the project's root; those its first reads need stand first. */
  readonly modules: readonly string[];
  /** Whether its page may show a picture at once, such as one of an article: a request more of its first visit. */
  readonly mayShowPicture: boolean;
  /** Its addresses that look the same for everyone, where none of them depends on what is published. */
  readonly publicAddresses: readonly string[];
  /** An address of this route, with the query its screen needs. */
  readonly sample: { readonly pathname: string; readonly search: string };
  readonly lateParameters: readonly string[];
  /** The query parameter that names what its page shows, where such pages are the same for everyone. */
  readonly pageParameter: string | null;
}

/**
 * By route, the query without which its screen has nothing to show. Here and not in the route table, which every page
 * loads: only the shells are made with it.
 */
const sampleQueries: ReadonlyMap<string, string> = new Map([
  ["/mall/detail", "?serviceNumber=ANY0"],
  ["/mall/checkout", "?serviceNumber=ANY0&productNo=ANY"],
]);

/** By route, the query parameter that names what its page shows. */
const pageParameters: ReadonlyMap<string, string> = new Map([["/mall/detail", "serviceNumber"]]);

/** Routes whose pages may show a picture at once. */
const pathsWithPicture: ReadonlySet<string> = new Set([
  "/case/:id",
  "/:category",
  "/:category/:id",
  "/help/:kind/:articleId",
  "/mall/detail",
  "/auto-activity/:alias",
  "/auto-activity/:alias/:channel",
]);

const invitationParameters = ["recode", "channel", "programme"];

/** Query parameters a screen reads only once it is hydrated, so that its prerendered page fits them all. */
function lateParametersOf(path: string, isForEveryone: boolean): readonly string[] {
  if (path === "/login") return ["next", "token"];
  // The text message a visitor came by, which is logged alone.
  if (path.startsWith("/auto-activity/")) return ["sms"];
  // Who invited the visitor.
  return isForEveryone && path.startsWith("/invite") ? invitationParameters : [];
}

/** Describes every route, each by loading its screen; one call at a time. */
export async function describeRoutes(): Promise<readonly RouteDescription[]> {
  const described: RouteDescription[] = [];
  await setUpTranslations(locales[0]);
  for (const route of routeTable) {
    const { path, params, audience } = route;
    const isForEveryone = audience === "everyone";
    globalThis.dynamicImports = new Set();
    await route.loadReads();
    await route.preload();
    described.push({
      path,
      params,
      namespaces: await route.findNamespaces(),
      modules: [...globalThis.dynamicImports],
      mayShowPicture: pathsWithPicture.has(path),
      publicAddresses: isForEveryone ? (everyAddress(path, params) ?? []) : [],
      sample: { pathname: sampleAddress(path, params), search: sampleQueries.get(path) ?? "" },
      lateParameters: lateParametersOf(path, isForEveryone),
      pageParameter: pageParameters.get(path) ?? null,
    });
  }
  globalThis.dynamicImports = undefined;
  return described;
}

/**
 * The file of the page that a query names, from the folder of the built files, where one may have been prerendered;
 * null for every other address. A query that says more than that about the page asks for another one.
 */
export function queryPageOf(pathname: string, search: string): string | null {
  const path = routeOf(pathname)?.path;
  const parameter = path === undefined ? undefined : pageParameters.get(path);
  if (path === undefined || parameter === undefined) return null;
  const value = pageValue(new URLSearchParams(search), parameter);
  return value === null ? null : queryPageFile(path, value, splitLocalePath(pathname).prefix);
}

/** The route that answers a path name, with or without language prefix, and the language of its page. */
export function routeOf(pathname: string): { readonly path: string; readonly locale: Locale } | null {
  const { prefix, path } = splitLocalePath(pathname);
  const destination = findDestination(path);
  const locale = localeOfPrefix(prefix) ?? locales[0];
  if (destination.kind === "nothing") return null;
  if (destination.kind === "redirect") return routeOf(prefix + destination.to);
  return { path: destination.route.path, locale };
}
