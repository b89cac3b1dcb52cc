import { toHalfWidth } from "./half-width";
import { traditionalPairs } from "./traditional-characters";

/**
 * A text as it is compared in a search: lower case, full-width signs as ASCII, without spaces and invisible
 * characters, traditional characters as simplified ones. Use it on both sides; never show it.
 */
export function normaliseSearchText(text: string): string {
  const plain = toHalfWidth(text.normalize("NFC"))
    .toLowerCase()
    .replace(/[\s\p{Cf}]/gu, "");
  return plain.replace(/\p{Script=Han}/gu, (character) => simplified.get(character) ?? character);
}

/** Whether a text contains what was searched for, in any of the spellings above. Nothing searched finds everything. */
export function matchesSearch(text: string, searched: string): boolean {
  return normaliseSearchText(text).includes(normaliseSearchText(searched));
}

const simplified: ReadonlyMap<string, string> = new Map(
  traditionalPairs
    .split(/\s+/)
    .flatMap((run) =>
      Array.from(run.matchAll(/(.)(.)/gu), ([, from = "", to = ""]): [string, string] => [from, to]),
    ),
);
