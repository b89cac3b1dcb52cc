import { type Locale, prefixOfLocale } from "./locale";

/** The text of a page of a prefixed address with its links as they are at the address without the prefix. */
export function linksWithoutPrefix(html: string, locale: Locale): string {
  return html.replace(new RegExp(`href="${prefixOfLocale(locale)}(?:/|(?=["#?]))`, "g"), 'href="/');
}
