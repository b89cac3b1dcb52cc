import { marked } from "marked";

const cache = new Map<string, string>();

/** Markdown as the editors' HTML; each text is turned once. */
export function toHtml(markdown: string): string {
  const known = cache.get(markdown);
  if (known !== undefined) return known;
  const html = marked.parse(markdown, { async: false, gfm: true });
  cache.set(markdown, html);
  return html;
}
