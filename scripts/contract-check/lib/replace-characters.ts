const small = "abcdefghijklmnopqrstuvwxyz";
const hexadecimal = "0123456789abcdef";

/**
 * Another text of the same form: digits stay digits, letters letters of their case, everything else as it is; the
 * first digit is never 0 where it was none, and hexadecimal text stays hexadecimal.
 * @param next a number of at least 0, below 1
 */
export function replaceCharacters(text: string, next: () => number): string {
  const isHexadecimal = /^[0-9a-f-]{8,}$/.test(text) && /[a-f]/.test(text);
  const letters = isHexadecimal ? hexadecimal.slice(10) : small;
  const pick = (choices: string): string => choices.charAt(Math.floor(next() * choices.length));
  return text.replace(/[0-9a-zA-Z]/g, (character) => {
    if (character === "0") return "0";
    if (/\d/.test(character)) return pick("123456789");
    return /[a-z]/.test(character) ? pick(letters) : pick(letters).toUpperCase();
  });
}
