import type { RouteDescription } from "../../../src/app/server-routes";
import { localeOfPrefix, locales, prefixOfLocale } from "../../../src/platform/locale";
import { neutralParameters, queryPageFolder, queryValuePattern } from "../../../src/platform/query-page";
import { shellFolder, shellName } from "../../../src/platform/shell";
import { type AddressedRoute, addressPattern, addressPrefixes, servedPattern } from "./address-patterns";

/**
 * Maps for nginx: `$shell` is the file of the shell that stands where an address of the product has no file of its own,
 * and empty for every other address.
 */
export function nginxShells(routes: readonly AddressedRoute[]): string {
  const prefixes = addressPrefixes.filter((prefix) => prefix !== "").map((prefix) => prefix.slice(1));
  const own = routes.map((route) => {
    const pattern = servedPattern(route);
    return `  "~^(?:/(?:${prefixes.join("|")}))?${pattern}/?$" ${shellName(route.path)};`;
  });
  const languages = prefixes.map(
    (prefix) => `  "~^/${prefix}(?:/|$)" ${folderOf(localeOfPrefix(`/${prefix}`))};`,
  );
  return [
    "map $uri $shell_name {",
    '  default "";',
    ...own,
    "}",
    "map $uri $shell_language {",
    `  default ${folderOf(locales[0])};`,
    ...languages,
    "}",
    "map $shell_name $shell {",
    '  "" "";',
    `  default /${shellFolder}/$shell_language/$shell_name.html;`,
    "}",
    "",
  ].join("\n");
}

/** What a route needs for the pages that a query names. */
export type QueriedRoute = AddressedRoute & Pick<RouteDescription, "pageParameter">;

/**
 * A map for nginx: `$query_page` is the file of the page that an address names by its query and by nothing else; there
 * may be none. For every other address it is one that never is.
 */
export function nginxQueryPages(routes: readonly QueriedRoute[]): string {
  const prefixes = addressPrefixes.filter((prefix) => prefix !== "").map((prefix) => prefix.slice(1));
  const neutral = `(?:${neutralParameters})=[^&]*`;
  const lines = routes.flatMap((route) => {
    if (route.pageParameter === null) return [];
    const path = `(?<page_prefix>(?:/(?:${prefixes.join("|")}))?)${addressPattern(route)}/?`;
    const query = `(?:${neutral}&)*${route.pageParameter}=(?<page_value>${queryValuePattern})(?:&${neutral})*`;
    const file = `/${queryPageFolder}$page_prefix/${shellName(route.path)}/$page_value.html`;
    return [`  "~^${path}\\?${query}$" ${file};`];
  });
  return ['map "$uri?$args" $query_page {', `  default /${queryPageFolder}/none;`, ...lines, "}", ""].join(
    "\n",
  );
}

function folderOf(locale: ReturnType<typeof localeOfPrefix>): string {
  return prefixOfLocale(locale ?? locales[0]).slice(1);
}
