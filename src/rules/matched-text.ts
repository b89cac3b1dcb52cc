import { searchPieces } from "./help-search";
import { normaliseSearchText } from "./search-text";

/**
 * The part of a text to mark as found, as it is written there, or "" for none. What the server named comes first;
 * else the whole search is looked for, then its longest word or piece, in any letter case, width or Chinese script.
 */
export function findMatchedText(
  text: string,
  searched: string,
  serverMatches: readonly string[] = [],
): string {
  const terms = [...serverMatches, searched, ...searchPieces(searched)];
  return terms
    .map((term) => findOriginalText(text, normaliseSearchText(term)))
    .reduce((longest, term) => (term.length > longest.length ? term : longest), "");
}

/** The first part of a text that reads as `wanted` once normalised, in its own spelling; "" for none. */
export function findOriginalText(text: string, normalisedTerm: string): string {
  if (normalisedTerm === "") return "";
  let normal = "";
  // For every unit of the normalised text, where its character begins and ends in the original.
  const starts: number[] = [];
  const ends: number[] = [];
  let position = 0;
  for (const character of text) {
    const plain = normaliseSearchText(character);
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(position);
      ends.push(position + character.length);
    }
    normal += plain;
    position += character.length;
  }
  const start = normal.indexOf(normalisedTerm);
  if (start < 0) return "";
  return text.slice(starts[start], ends[start + normalisedTerm.length - 1]);
}
