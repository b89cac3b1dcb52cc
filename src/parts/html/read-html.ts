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
  const root = sanitiseHtml(source);
  if (root === null) return null;
  const outline = outlineOf(root);
  return { root, outline, headings: [...outline.values()] };
}
