import { bestFirst, byScore, type SearchedText, searchTerms } from "./help-search";
import { pinyinSpellings, pinyinSyllable, writtenSyllable } from "./pinyin";
import { normaliseSearchText } from "./search-text";

type TextOf<Article> = (article: Article) => SearchedText;

/** What a search finds, best first; `isNear` where that only comes near it. */
export interface HelpFound<Article> {
  readonly found: readonly Article[];
  readonly isNear: boolean;
}

/**
 * What is found where the words of a search are in no article, or only by chance: who looks for help types in haste.
 * First what answers it in pinyin or in the words of the help, then what has it mistyped or in part.
 */
export function findMeant<Article extends { readonly id: number }>(
  articles: readonly Article[],
  textOf: TextOf<Article>,
  keyword: string,
): HelpFound<Article> {
  const syllables = readSyllables(keyword);
  if (syllables.length > 1) return findSyllables(articles, textOf, syllables);
  const respelt = respelled(keyword.split(/\s+/).map(normaliseSearchText).join(" "));
  const answers = bestFirst(articles, textOf, respelt);
  if (answers.length > 0) return { found: answers, isNear: false };
  const letters = normaliseSearchText(keyword);
  const spelled = pinyinAnywhere(articles, textOf, letters);
  if (spelled.length > 0) return { found: spelled, isNear: false };
  const terms = searchTerms(respelt);
  return { found: byScore(articles, (article) => nearness(textOf(article), terms)), isNear: true };
}

/**
 * The syllables of a search in pinyin that is written with blanks between them, "ku cun"; none of another one. By
 * themselves such short words are in articles that have nothing to do with it.
 */
function readSyllables(keyword: string): readonly string[] {
  const words = keyword
    .trim()
    .split(/[\s'’]+/)
    .map(normaliseSearchText);
  return words.every((word) => pinyinSpellings(word).includes(writtenSyllable(word))) ? words : [];
}

/** What has all syllables together; else what has the first ones, two or more, comes near. */
function findSyllables<Article extends { readonly id: number }>(
  articles: readonly Article[],
  textOf: TextOf<Article>,
  syllables: readonly string[],
): HelpFound<Article> {
  const found = pinyinAnywhere(articles, textOf, syllables.join(""));
  if (found.length > 0) return { found, isNear: false };
  for (let count = syllables.length - 1; count > 1; count -= 1) {
    const near = pinyinFirst(articles, textOf, syllables.slice(0, count).join(""));
    if (near.length > 0) return { found: near, isNear: true };
  }
  return { found: [], isNear: true };
}

/** What has pinyin in its title or summary, whole. */
function pinyinFirst<Article extends { readonly id: number }>(
  articles: readonly Article[],
  textOf: TextOf<Article>,
  letters: string,
): Article[] {
  if (!latin.test(letters) || letters.length < shortestPinyin) return [];
  const spellings = pinyinSpellings(letters);
  const has = (text: string) => {
    const { written } = pinyinOf(text);
    return Number(spellings.some((spelling) => written.includes(spelling)));
  };
  return byScore(articles, (article) => {
    const { title, summary } = textOf(article);
    return 2 * has(title) + has(summary);
  });
}

/** What has pinyin in its title or summary; where nothing has, in its body, the most often first. */
function pinyinAnywhere<Article extends { readonly id: number }>(
  articles: readonly Article[],
  textOf: TextOf<Article>,
  letters: string,
): Article[] {
  const first = pinyinFirst(articles, textOf, letters);
  if (first.length > 0 || !latin.test(letters)) return first;
  // A single syllable is in nearly every body.
  const spellings = pinyinSpellings(letters).filter((spelling) => /[A-Z].*[A-Z]/.test(spelling));
  if (spellings.length === 0) return [];
  // Of a whole text the beginning of a syllable, as it is typed last, is too much.
  const whole = new RegExp(`(?:${spellings.join("|")})(?![a-z])`, "g");
  return byScore(articles, (article) => [...pinyinOf(textOf(article).body).written.matchAll(whole)].length);
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
