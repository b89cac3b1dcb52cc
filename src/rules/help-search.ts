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

/** The normalised terms of a search, without the words of asking; empty for a blank one. */
export function searchTerms(keyword: string): string[] {
  const words = keyword
    .split(/\s+/)
    .map(normaliseSearchText)
    .filter((word) => word !== "");
  const terms = words
    .flatMap((word) => (stopTerms.has(word) ? [] : word.split(asking)))
    .map((term) => term.replace(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, ""))
    .filter((term) => term !== "");
  return terms.length > 0 ? terms : words;
}

/** The pieces of a search that an article may contain in place of its whole terms, longest first. */
export function searchPieces(keyword: string): string[] {
  const terms = searchTerms(keyword);
  return [...terms, ...terms.flatMap(piecesOf)];
}

/** Whether a search may be pinyin a syllable at a time: what may have to be read is then fetched. */
export function mayBeSyllables(keyword: string): boolean {
  return /^\s*[a-z]{1,6}(?:[\s'’]+[a-z]{1,6})+\s*$/i.test(keyword);
}

/** What people write around the words they look for; simplified, as both sides of a search are. */
const asking = /怎么办|怎么样|怎么|如何|为什么|什么|多久|请问|哪里|吗|[,;:?!。、…]+/u;
const stopTerms = new Set(
  "a an the how what why where when which can do does did i my me we our to in of for on is are be it".split(
    " ",
  ),
);

/**
 * How well an article answers a search, 0 for not at all. All words must occur, in any language and in simplified or
 * traditional characters. Chinese is written without spaces, so that a run of it also fits when enough of its pairs of
 * characters occur in one article. Of other words half is enough in title and summary, and of a long sentence, such as
 * a pasted error message, two thirds anywhere.
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
  return nearScore({ title, summary, body }, terms);
}

/** What answers a search, best first; of two that answer alike the older id leads. */
export function bestFirst<Article extends { readonly id: number }>(
  articles: readonly Article[],
  textOf: (article: Article) => SearchedText,
  keyword: string,
): Article[] {
  return byScore(articles, (article) => searchScore(textOf(article), keyword));
}

/** What has a score, the highest first; of two that are alike the older id leads. */
export function byScore<Article extends { readonly id: number }>(
  articles: readonly Article[],
  scoreOf: (article: Article) => number,
): Article[] {
  return articles
    .map((article) => ({ article, score: scoreOf(article) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score || left.article.id - right.article.id)
    .map(({ article }) => article);
}

/** 1 to 15 for an article that has the search nearly; what its title has of it counts again. */
function nearScore({ title, summary, body }: SearchedText, terms: readonly string[]): number {
  const text = `${title}\n${summary}\n${body}`;
  const shareIn = (place: string, some: readonly string[]) => mean(some.map((term) => shareOf(place, term)));
  const runs = terms.filter(isChinese);
  // Numbers in a message may differ.
  const words = terms.filter((term) => !isChinese(term) && !/^\d+$/.test(term));
  const hasRuns = runs.every(
    (run) => shareOf(text, run) >= (run.length < minimumSentenceLength ? 1 / 2 : 2 / 3),
  );
  const hasLatin =
    words.length === 0 ||
    shareIn(`${title}\n${summary}`, words) >= 1 / 2 ||
    (words.length >= minimumSentenceTerms && shareIn(text, words) >= 2 / 3);
  if (!hasRuns || !hasLatin || runs.length + words.length === 0) return 0;
  return 10 * shareIn(text, terms) + 5 * shareIn(title, terms);
}

/** Of shorter texts half has to occur, of longer ones two thirds. */
const minimumSentenceLength = 8;
const minimumSentenceTerms = 4;

/** The share of a term that occurs in a text: all or nothing of a word, of Chinese its pairs of characters. */
function shareOf(text: string, term: string): number {
  return text.includes(term) ? 1 : mean(piecesOf(term).map((piece) => (text.includes(piece) ? 1 : 0)));
}

/** The pairs of characters of a run of Chinese, each as it stands there; none of another word. */
function piecesOf(term: string): string[] {
  if (!isChinese(term)) return [];
  return term.split(/[\d\p{P}]+/u).flatMap((run) => {
    const letters = [...run];
    return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
  });
}

function isChinese(term: string): boolean {
  return /\p{Script=Han}/u.test(term);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(numbers.length, 1);
}
