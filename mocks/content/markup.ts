import { marked } from "marked";

const made = new Map<string, string>();

/** Markdown as the editors' HTML; each text is turned once. */
export function toHtml(markdown: string): string {
  const known = made.get(markdown);
  if (known !== undefined) return known;
  const html = marked.parse(markdown, { async: false, gfm: true });
  made.set(markdown, html);
  return html;
}
