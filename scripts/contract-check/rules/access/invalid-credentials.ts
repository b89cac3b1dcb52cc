import type { Trial } from "../../engine/trial";

/**
 * The alphabet of a token as a whole. A new token of the same server has its digits elsewhere, and the value derived
 * from it must be the same for the same seed.
 */
function lettersOf(token: string): string {
  const plain = token.replace(/[^a-z0-9]/gi, "");
  if (/^\d*$/.test(plain)) return "0123456789";
  if (/^[0-9a-f]*$/.test(plain)) return "0123456789abcdef";
  return "abcdefghijklmnopqrstuvwxyz0123456789";
}

/** A different credential of the same length and alphabet. */
export function corruptCredential(value: string, trial: Trial): string {
  const rest = value.replace(/^(bearer|basic) /i, "");
  const text = rest.replace(/[a-z0-9]/gi, () => trial.random.word(1, lettersOf(rest)));
  return text === rest ? `${text}x` : text;
}

/**
 * The credential with another ending, as a forged signature has. A shell can derive it from the true one, as reports
 * show neither; undefined where nothing would change.
 */
export function forgeCredential(value: string, { checker: { secrets, logins } }: Trial): string | undefined {
  // The last character before padding may not be significant.
  const size = value.endsWith("=") ? 6 : 3;
  const at = Math.max(0, value.length - size);
  const text = value.slice(0, at) + value.slice(at).replace(/[a-z0-9]/gi, nextLetter);
  if (text === value || value.length < 2 * size) return undefined;
  const label = secrets.find(([secret]) => secret === value)?.[1];
  const isStatic = label !== undefined && !logins.has(label.slice(1));
  if (!secrets.some(([secret]) => secret === text))
    secrets.push([text, isStatic ? `${label}_FORGED${size}` : "***"]);
  return text;
}

/** Like `tr 'a-zA-Z0-9' 'b-zaB-ZA1-90'`. */
function nextLetter(letter: string): string {
  const round: Record<string, string> = { z: "a", Z: "A", 9: "0" };
  return round[letter] ?? String.fromCharCode(letter.charCodeAt(0) + 1);
}
