import { type SearchedText, searchedText, searchPieces } from "../../../src/rules/help-search";
import { htmlText } from "../../../src/rules/html-text";
import { findOriginalText } from "../../../src/rules/matched-text";
import type { HelpSource, SourceContent } from "../data/source";
import { languagesOf, localize } from "../localize";
import { toHtml } from "../markup";

const known = new WeakMap<HelpSource, SearchedText>();

/** An article as the search sees it; each is folded once. */
export function searchedTextOf(article: HelpSource): SearchedText {
  const folded =
    known.get(article) ??
    searchedText(
      languagesOf(article.texts).map((language) => {
        const { title, summary, body } = localize(article.texts, language).content;
        return { title, summary, body: htmlText(toHtml(body)) };
      }),
    );
  known.set(article, folded);
  return folded;
}

/** The pieces of an article's own title and summary that a search found, spelled as they stand there. */
export function searchMatches(content: SourceContent, keyword: string): string[] {
  const pieces = searchPieces(keyword).flatMap((term) => [
    findOriginalText(content.title, term),
    findOriginalText(content.summary, term),
  ]);
  return [...new Set(pieces.filter((piece) => piece !== "").map((piece) => piece.slice(0, 120)))].slice(
    0,
    10,
  );
}
