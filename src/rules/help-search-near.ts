import { bestFirst, byScore, type SearchedText, searchTerms } from "./help-search";
import { pinyinSpellings, pinyinSyllable, writtenSyllable } from "./pinyin";
import { normaliseSearchText } from "./search-text";

/**
 * What comes near a search that no article answers: who looks for help types in haste. First what answers it in the
 * words of the help, then what has it in pinyin, mistyped or in part.
 */
export function nearestFirst<Article extends { readonly id: number }>(
  articles: readonly Article[],
  textOf: (article: Article) => SearchedText,
  keyword: string,
): Article[] {
  const meant = respelled(keyword.split(/\s+/).map(normaliseSearchText).join(" "));
  const answers = bestFirst(articles, textOf, meant);
  if (answers.length > 0) return answers;
  const terms = searchTerms(meant);
  return byScore(articles, (article) => nearness(textOf(article), terms));
}

/** What people type for a word of the help; both as a search folds them. */
const misspellings: ReadonlyMap<string, string> = new Map([
  ["登陆", "登录"],
  ["帐", "账"],
  ["其它", "其他"],
  ["开票", "发票"],
  ["excle", "excel"],
]);

/** A folded search with the words of the help in place of those often written for them. */
function respelled(folded: string): string {
  return [...misspellings].reduce((text, [typed, meant]) => text.replaceAll(typed, meant), folded);
}

/**
 * How near an article comes to terms that no article has: its title and summary may have them in pinyin, with a slip of
 * the finger, or in part. 0 where nothing of them is there; the title counts most.
 */
function nearness({ title, summary, body }: SearchedText, terms: readonly string[]): number {
  return terms.reduce(
    (sum, term) => sum + 4 * closeness(title, term) + 2 * closeness(summary, term) + slip(body, term, 4 / 5),
    0,
  );
}

function closeness(text: string, term: string): number {
  if (text.includes(term)) return 1;
  if (latin.test(term)) return Math.max(pinyinCloseness(text, term), slip(text, term, 3 / 5));
  return shareOf(
    pieces(term, 2).filter((piece) => !/[\d\p{P}]/u.test(piece)),
    text,
  );
}

const latin = /^[a-z]+$/;

/** Fewer letters are the beginning of too much. */
const shortestPinyin = 3;

/** "dayinji", or as the first letters of its syllables "dyj". */
function pinyinCloseness(text: string, term: string): number {
  if (term.length < shortestPinyin) return 0;
  const { written, initials } = pinyinOf(text);
  if (pinyinSpellings(term).some((spelling) => written.includes(spelling))) return 1;
  return initials.includes(term) ? 1 : 0;
}

const read = new Map<string, { readonly written: string; readonly initials: string }>();

/** Each text is read once: of the help there are some hundred. */
function pinyinOf(text: string) {
  const known = read.get(text);
  if (known) return known;
  const syllables = [...text].map((letter) => pinyinSyllable(letter) || " ");
  const pinyin = {
    written: syllables.map(writtenSyllable).join(""),
    initials: syllables.map((syllable) => syllable.charAt(0)).join(""),
  };
  read.set(text, pinyin);
  return pinyin;
}

/** Shorter words resemble too many others. */
const shortestSlip = 5;

/**
 * Of a word with one letter wrong, missing or too many most runs of three letters are right: their share, where it is
 * `least` or more.
 */
function slip(text: string, term: string, least: number): number {
  if (term.length < shortestSlip || !latin.test(term)) return 0;
  const share = shareOf(pieces(term, 3), text);
  return share >= least ? share : 0;
}

function shareOf(parts: readonly string[], text: string): number {
  return parts.filter((part) => text.includes(part)).length / Math.max(parts.length, 1);
}

/** Every run of `length` characters of a term. */
function pieces(term: string, length: number): string[] {
  const letters = [...term];
  return letters.slice(length - 1).map((_, index) => letters.slice(index, index + length).join(""));
}
