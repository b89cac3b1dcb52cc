/**
 * The script with the route table, as other scripts import it. A page's import map leads from here to the same script
 * under an address that may be stored for ever; a browser without import maps takes this one.
 */
export const routeScriptAddress = "/routes.js";

/** Text of the import map of a page; null where it has none. */
export function importMapIn(html: string): string | null {
  return /<script type="importmap">([^<]*)</.exec(html)?.[1] ?? null;
}

/**
 * The name of a page's release: the address of its stored route script, whose hash changes with any code of the site.
 * @param importMap text of the page's import map
 * @returns "" where it names none
 */
export function releaseNameIn(importMap: string): string {
  return /"(\/assets\/[^"]+)"/.exec(importMap)?.[1] ?? "";
}
