import { localePath, locales } from "../../../src/platform/locale";

/**
 * Addresses of the product that may have no file of their own: they belong to one visitor, or were published after
 * the build. `*` matches any rest. Old help addresses (`/help-alias`) are missing: these hosts cannot match a part
 * of a segment.
 */
export const productAddresses = [
  "/login",
  "/mall",
  "/mall-mobile",
  "/mall/*",
  "/user-center/*",
  "/agent/*",
  "/invite",
  "/invite/*",
  "/invite-intro",
  "/auto-activity/*",
  "/report/*",
  "/case/*",
  "/news/*",
  "/product-news/*",
  "/company-news/*",
  "/industry-news/*",
  "/help/*",
  "/license/*",
] as const;

/**
 * `_redirects` of plain static hosts: those addresses show the app's page with status 200, in every language. What is
 * not listed and has no file gets `404.html` with status 404, as these hosts do by themselves.
 */
export function redirectsFile(): string {
  const prefixes = ["", ...locales.map((locale) => localePath("", locale))];
  const lines = prefixes.flatMap((prefix) =>
    productAddresses.map((address) => `${prefix}${address}  /app.html  200`),
  );
  return `${lines.join("\n")}\n`;
}
