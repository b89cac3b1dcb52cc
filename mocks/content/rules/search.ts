import { normaliseSearchText } from "../../../src/rules/search-text";
import type { HelpSource, SourceWords } from "../data/source";

/** An article as the search sees it: title, summary and body of every language, folded. */
interface Indexed {
  title: string;
  summary: string;
  body: string;
}

const indexed = new WeakMap<HelpSource, Indexed>();

/**
 * How well an article answers a search, 0 for not at all. All words must occur, in any language and in simplified or
 * traditional characters; a long sentence, such as a pasted error message, also fits when most of its pairs of
 * characters occur in one article.
 */
export function searchScore(article: HelpSource, keyword: string): number {
  const terms = searchTerms(keyword);
  if (terms.length === 0) return 0;
  const { title, summary, body } = indexOf(article);
  const whole = normaliseSearchText(keyword);
  if (title.includes(whole)) return 100;
  if (terms.every((term) => title.includes(term))) return 80;
  if (summary.includes(whole)) return 60;
  if (body.includes(whole)) return 50;
  if (terms.every((term) => title.includes(term) || summary.includes(term))) return 40;
  if (terms.every((term) => title.includes(term) || summary.includes(term) || body.includes(term))) return 20;
  return whole.length >= 8 ? sharedPairs(whole, body) : 0;
}

/** The pieces of an article's own title and summary that a search found, spelled as they stand there. */
export function searchMatches(words: SourceWords, keyword: string): string[] {
  const pieces = searchTerms(keyword).flatMap((term) => [
    pieceOf(words.title, term),
    pieceOf(words.summary, term),
  ]);
  return [...new Set(pieces.filter((piece) => piece !== null))].slice(0, 10);
}

function searchTerms(keyword: string): string[] {
  return keyword
    .split(/\s+/)
    .map(normaliseSearchText)
    .filter((term) => term !== "");
}

function indexOf(article: HelpSource): Indexed {
  const known = indexed.get(article);
  if (known) return known;
  const texts = Object.values(article.texts);
  const fold = (part: keyof SourceWords) => normaliseSearchText(texts.map((words) => words[part]).join("\n"));
  const entry = { title: fold("title"), summary: fold("summary"), body: fold("body") };
  indexed.set(article, entry);
  return entry;
}

/** 1 to 15 when at least two thirds of the sentence's pairs of characters occur; numbers in it may differ. */
function sharedPairs(sentence: string, body: string): number {
  const letters = sentence.replace(/\d+/g, "");
  const pairs = Array.from({ length: Math.max(letters.length - 1, 0) }, (_, index) =>
    letters.slice(index, index + 2),
  );
  const share = pairs.filter((pair) => body.includes(pair)).length / Math.max(pairs.length, 1);
  return share >= 2 / 3 ? share * 15 : 0;
}

/** Where a folded term stands in a text, cut out as the text spells it; null when it does not. */
function pieceOf(text: string, term: string): string | null {
  const characters = [...text];
  let folded = "";
  const origins: number[] = [];
  characters.forEach((character, index) => {
    for (const piece of normaliseSearchText(character)) {
      folded += piece;
      origins.push(index);
    }
  });
  const start = folded.indexOf(term);
  const first = origins[start];
  const last = origins[start + term.length - 1];
  return start < 0 || first === undefined || last === undefined
    ? null
    : characters
        .slice(first, last + 1)
        .join("")
        .slice(0, 120);
}
