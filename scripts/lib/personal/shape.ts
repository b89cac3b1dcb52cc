import type { PersonalKind } from "./personal-properties";

/**
 * The shape of a text without its content: 9 for a digit, x and X for a letter, 某 for a Chinese character, all else as it
 * is. A phone begins as it did, as that is what most often makes it none.
 */
export function shapeOf(kind: PersonalKind, text: string): string {
  if (kind === "secret") return text.replace(/\p{N}/gu, "9").replace(/[^\s9]/gu, "x");
  const prefix = kind === "phone" ? (/^\+?\d/.exec(text)?.[0] ?? "") : "";
  return prefix + [...text.slice(prefix.length)].map(shapeOfCharacter).join("");
}

function shapeOfCharacter(character: string): string {
  if (/\p{N}/u.test(character)) return "9";
  if (/\p{Script=Han}/u.test(character)) return "某";
  if (/\p{Lu}/u.test(character)) return "X";
  // Signs of ASCII are what patterns are about; others are pictures.
  return /[\p{L}\p{M}]|(?=[^ -~])\p{S}/u.test(character) ? "x" : character;
}
