import { type HtmlHeading, outlineOf } from "./html-outline";
import { sanitiseHtml } from "./sanitise-html";

/** An editor's HTML, read and made harmless. */
export interface HtmlText {
  readonly root: ParentNode & Node;
  readonly outline: ReadonlyMap<Element, HtmlHeading>;
  /** The outline as a list, in reading order. */
  readonly headings: readonly HtmlHeading[];
}

/** Reads an article's HTML for `ArticleHtml` and its list of contents; null where there is no DOM to read it with. */
export function readHtml(source: string): HtmlText | null {
  // Several components may read the same article, and a suspended one starts again.
  if (last?.source === source) return last.text;
  const root = sanitiseHtml(source);
  if (root === null) return null;
  const outline = outlineOf(root);
  const text = { root, outline, headings: [...outline.values()] };
  last = { source, text };
  return text;
}

/** What was read last; only ever looked at. */
let last: { readonly source: string; readonly text: HtmlText } | null = null;
