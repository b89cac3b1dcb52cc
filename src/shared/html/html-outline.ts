/** One heading of an article, for its list of contents. */
export interface HtmlHeading {
  /** Unique on the page. */
  readonly id: string;
  readonly text: string;
  /** 2 or below: the page's title is the only first rank. */
  readonly level: number;
}

/** The rank of an article's first heading where the article is a whole page, below the page's title. */
export const pageRank = 2;
const lowestRank = 6;

/**
 * The headings of an article by element, in order. Ranks are brought into order: the first is `highest`, and none skips
 * one on the way down, however the editor chose them for their size.
 */
export function outlineOf(root: ParentNode, highest = pageRank): ReadonlyMap<Element, HtmlHeading> {
  const outline = new Map<Element, HtmlHeading>();
  const usedIds = new Set<string>();
  let previous = highest - 1;
  for (const element of root.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const text = (element.textContent ?? "").replace(/\s+/g, " ").trim();
    if (text === "") continue;
    const written = Number(element.localName.slice(1)) + highest - pageRank;
    const level = Math.max(highest, Math.min(written, previous + 1, lowestRank));
    previous = level;
    outline.set(element, { id: uniqueId(text, usedIds), text, level });
  }
  return outline;
}

/** The prefix keeps ids of an article apart from those of the page. */
function uniqueId(text: string, usedIds: Set<string>): string {
  const name = `section-${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")}`;
  let id = name;
  for (let number = 2; usedIds.has(id); number += 1) id = `${name}-${number}`;
  usedIds.add(id);
  return id;
}
