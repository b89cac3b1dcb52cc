import { localeOfPrefix, locales } from "../../../src/platform/locale";
import { shellFile } from "../../../src/platform/shell";
import { type AddressedRoute, addressPlaceholders, addressPrefixes } from "./address-patterns";

/**
 * `_redirects` of plain static hosts: an address of the product that has no file of its own, because it belongs to one
 * visitor or was published after the build, shows the shell of its route with status 200, in every language. Hosts
 * look for a file first. What is not listed and has no file gets `404.html` with status 404, as these hosts do by
 * themselves. Old help addresses (`/help-alias`) are missing: these hosts cannot match a part of a segment.
 */
export function redirectsFile(routes: readonly AddressedRoute[]): string {
  const lines = addressPrefixes.flatMap((prefix) =>
    routes.flatMap((route) =>
      addressPlaceholders(route).map(
        (address) => `${prefix}${address}  /${shellFile(route.path, localeOf(prefix))}  200`,
      ),
    ),
  );
  return `${lines.join("\n")}\n`;
}

function localeOf(prefix: string) {
  return localeOfPrefix(prefix) ?? locales[0];
}
