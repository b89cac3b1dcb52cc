import { type HtmlHeading, outlineOf, pageRank } from "./html-outline";
import { sanitiseHtml } from "./sanitise-html";

/** An editor's HTML, read and made harmless. */
export interface HtmlText {
  readonly root: ParentNode & Node;
  readonly outline: ReadonlyMap<Element, HtmlHeading>;
  /** The outline as a list, in reading order. */
  readonly headings: readonly HtmlHeading[];
}

/**
 * Reads an article's HTML for `ArticleHtml` and its list of contents; null where there is no DOM to read it with.
 * `highest` is the rank of its first heading, 3 in a section of a page.
 */
export function readHtml(source: string, highest = pageRank): HtmlText | null {
  // Several components may read the same article, and a suspended one starts again.
  if (last?.source === source && last.highest === highest) return last.text;
  const root = sanitiseHtml(source);
  if (root === null) return null;
  const outline = outlineOf(root, highest);
  const text = { root, outline, headings: [...outline.values()] };
  last = { source, highest, text };
  return text;
}

/** What was read last; only ever looked at. */
let last: { readonly source: string; readonly highest: number; readonly text: HtmlText } | null = null;
