import { type Locale, prefixOfLocale } from "../../src/platform/locale";

/** Where the shells of all routes lie in the built files. */
export const shellFolder = "shells";

/** The name of a route's shell in every language: `/mall/pay/:orderNo` becomes `mall-pay-_orderNo`. */
export function shellName(routePath: string): string {
  return routePath.replace(/^\//, "").replace(/\//g, "-").replace(/:/g, "_").replace(/\./g, "-") || "home";
}

/** The file of a route's shell in one language, from the folder of the built files. */
export function shellFile(routePath: string, locale: Locale): string {
  return `${shellFolder}${prefixOfLocale(locale)}/${shellName(routePath)}.html`;
}
