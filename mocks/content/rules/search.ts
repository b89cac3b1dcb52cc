import { pieceReading } from "../../../src/rules/found-piece";
import { type SearchedText, searchedText, searchTerms } from "../../../src/rules/help-search";
import { htmlText } from "../../../src/rules/html-text";
import type { HelpSource, SourceWords } from "../data/source";
import { toHtml } from "../markup";
import { languagesOf, wordsIn } from "../words";

const known = new WeakMap<HelpSource, SearchedText>();

/** An article as the search sees it; each is folded once. */
export function searchedTextOf(article: HelpSource): SearchedText {
  const folded =
    known.get(article) ??
    searchedText(
      languagesOf(article.texts).map((language) => {
        const { title, summary, body } = wordsIn(article.texts, language).words;
        return { title, summary, body: htmlText(toHtml(body)) };
      }),
    );
  known.set(article, folded);
  return folded;
}

/** The pieces of an article's own title and summary that a search found, spelled as they stand there. */
export function searchMatches(words: SourceWords, keyword: string): string[] {
  const pieces = searchTerms(keyword).flatMap((term) => [
    pieceReading(words.title, term),
    pieceReading(words.summary, term),
  ]);
  return [...new Set(pieces.filter((piece) => piece !== "").map((piece) => piece.slice(0, 120)))].slice(
    0,
    10,
  );
}
