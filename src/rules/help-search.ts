import { normaliseSearchText } from "./search-text";

/** An article as the search sees it: title, summary and text of all its languages, each folded into one. */
export interface SearchedText {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
}

/** Normalises an article for searching. `languages`: its texts in each language, the body without markup. */
export function searchedText(languages: readonly SearchedText[]): SearchedText {
  const fold = (field: keyof SearchedText) =>
    normaliseSearchText(languages.map((texts) => texts[field]).join("\n"));
  return { title: fold("title"), summary: fold("summary"), body: fold("body") };
}

/** The normalised terms of a search; empty for a blank one. */
export function searchTerms(keyword: string): string[] {
  return keyword
    .split(/\s+/)
    .map(normaliseSearchText)
    .filter((term) => term !== "");
}

/**
 * How well an article answers a search, 0 for not at all. All words must occur, in any language and in simplified or
 * traditional characters; a long sentence, such as a pasted error message, also fits when most of its pairs of
 * characters occur in one article.
 */
export function searchScore({ title, summary, body }: SearchedText, keyword: string): number {
  const terms = searchTerms(keyword);
  if (terms.length === 0) return 0;
  const phrase = normaliseSearchText(keyword);
  if (title.includes(phrase)) return 100;
  if (terms.every((term) => title.includes(term))) return 80;
  if (summary.includes(phrase)) return 60;
  if (body.includes(phrase)) return 50;
  if (terms.every((term) => title.includes(term) || summary.includes(term))) return 40;
  if (terms.every((term) => title.includes(term) || summary.includes(term) || body.includes(term))) return 20;
  return phrase.length >= minimumSentenceLength ? sharedPairs(phrase, body) : 0;
}

/** What answers a search, best first; of two that answer alike the older id leads. */
export function bestFirst<Article extends { readonly id: number }>(
  articles: readonly Article[],
  textOf: (article: Article) => SearchedText,
  keyword: string,
): Article[] {
  return articles
    .map((article) => ({ article, score: searchScore(textOf(article), keyword) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score || left.article.id - right.article.id)
    .map(({ article }) => article);
}

/** Shorter texts are words, which occur or do not. */
const minimumSentenceLength = 8;

/** 1 to 15 when at least two thirds of the sentence's pairs of characters occur; numbers in it may differ. */
function sharedPairs(sentence: string, body: string): number {
  const letters = sentence.replace(/\d+/g, "");
  const pairs = Array.from({ length: Math.max(letters.length - 1, 0) }, (_, index) =>
    letters.slice(index, index + 2),
  );
  const share = pairs.filter((pair) => body.includes(pair)).length / Math.max(pairs.length, 1);
  return share >= 2 / 3 ? share * 15 : 0;
}
