import { localeOfPrefix, locales, prefixOfLocale } from "../../../src/platform/locale";
import { shellFolder, shellName } from "../../../src/platform/shell";
import { type AddressedRoute, addressPrefixes, servedPattern } from "./address-patterns";

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

function folderOf(locale: ReturnType<typeof localeOfPrefix>): string {
  return prefixOfLocale(locale ?? locales[0]).slice(1);
}
