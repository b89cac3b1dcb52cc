import { type Locale, prefixOfLocale } from "./locale";

/** The attribute of the root element and the title of a shell: what stands there until the screen is rendered. */
export const shellAttribute = "data-shell";

/** Where the shells of all routes lie in the built files. */
export const shellFolder = "shells";

/** The name of a route's shell in every language: `/mall/pay/:orderNo` becomes `mall-pay-_orderNo`. */
export function shellName(routePath: string): string {
  return routePath.replace(/^\//, "").replace(/\//g, "-").replace(/:/g, "_").replace(/\./g, "-") || "home";
}

/** The file of a route's shell in one language, from the folder of the built files. */
export function shellFile(routePath: string, locale: Locale): string {
  return namedShell(shellName(routePath), locale);
}

/** The same by the shell's name. */
export function namedShell(name: string, locale: Locale): string {
  return `${shellFolder}${prefixOfLocale(locale)}/${name}.html`;
}
