import { type Locale, prefixOfLocale } from "../platform/locale";
import { shellAttribute } from "../platform/shell";
import { storedAtAttribute } from "../platform/worker-names";

/** Whether the text of a page is a shell: what its route looks like until its data is there. */
export function isShell(html: string): boolean {
  return html.includes(`<div id="root" ${shellAttribute}`);
}

/** The address of the first script of a page; "" where it has none. */
export function entryOf(html: string): string {
  return /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? "";
}

/** The page with a mark by which it knows that it was stored, and when. */
export function withStoredAt(html: string, storedAt: number): string {
  return html.replace("<html ", `<html ${storedAtAttribute}="${storedAt}" `);
}

/** A page of a prefixed address as the page of the same address without the prefix, as the build makes it too. */
export function withoutPrefix(html: string, locale: Locale): string {
  const prefix = prefixOfLocale(locale);
  return html
    .replaceAll(`href="${prefix}/`, 'href="/')
    .replaceAll(`href="${prefix}"`, 'href="/"')
    .replace(`data-path="${prefix}`, 'data-path="');
}
