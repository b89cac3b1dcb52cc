import { linksWithoutPrefix } from "../platform/links-without-prefix";
import { type Locale, prefixOfLocale } from "../platform/locale";
import { codeAttribute, textsAttribute } from "../platform/page-files";
import { importMapIn, releaseNameIn } from "../platform/release-name";
import { shellAttribute } from "../platform/shell";
import { storedAtAttribute } from "../platform/worker-names";

/** Whether the text of a page is a shell: what its route looks like until its data is there. */
export function isShell(html: string): boolean {
  return html.includes(`<div id="root" ${shellAttribute}`);
}

/** The name of the release a page belongs to; "" where it has none. */
export function releaseOf(html: string): string {
  return releaseNameIn(importMapIn(html) ?? "");
}

/** The code and the texts a prerendered page begins with: without all of them it is seen, but answers nothing. */
export function filesOf(html: string): string[] {
  const named = [codeAttribute, textsAttribute].map((name) => html.match(` ${name}="([^"]*)"`)?.[1] ?? "");
  return named.flatMap((value) => value.split(" ")).filter((file) => file.startsWith("/assets/"));
}

/** The page with a mark by which it knows that it was stored, and when. */
export function withStoredAt(html: string, storedAt: number): string {
  return html.replace("<html ", `<html ${storedAtAttribute}="${storedAt}" `);
}

/** A page of a prefixed address as the page of the same address without the prefix, as the build makes it too. */
export function withoutPrefix(html: string, locale: Locale): string {
  const pathStart = `data-path="${prefixOfLocale(locale)}`;
  return linksWithoutPrefix(html, locale).replace(pathStart, 'data-path="');
}
