import { normaliseSearchText } from "./search-text";

/**
 * The part of a text to mark as found, as it is written there, or "" for none. What the server named comes first;
 * else the whole search is looked for, then its longest word, in any letter case, width or Chinese script.
 */
export function matchedPiece(text: string, searched: string, named: readonly string[] = []): string {
  const pieces = [...named, searched, ...searched.split(/\s+/)];
  return pieces
    .map((piece) => pieceReading(text, normaliseSearchText(piece)))
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), "");
}

/** The first part of a text that reads as `wanted` once normalised, in its own spelling; "" for none. */
export function pieceReading(text: string, wanted: string): string {
  if (wanted === "") return "";
  let normal = "";
  // For every unit of the normalised text, where its character begins and ends in the original.
  const begins: number[] = [];
  const ends: number[] = [];
  let position = 0;
  for (const character of text) {
    const plain = normaliseSearchText(character);
    for (let unit = 0; unit < plain.length; unit += 1) {
      begins.push(position);
      ends.push(position + character.length);
    }
    normal += plain;
    position += character.length;
  }
  const start = normal.indexOf(wanted);
  if (start < 0) return "";
  return text.slice(begins[start], ends[start + wanted.length - 1]);
}
