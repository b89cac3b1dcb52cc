/** Maximum number of characters of the query in a heading; some visitors paste whole messages or pages. */
const quotedLetters = 60;

/**
 * What was searched for as a heading quotes it: no longer than a heading is, without characters that change the
 * text direction.
 */
export function quotedSearch(searched: string): string {
  const letters = Array.from(searched.replace(/[\u202a-\u202e\u2066-\u2069]/g, ""));
  return letters.length > quotedLetters ? `${letters.slice(0, quotedLetters).join("")}…` : letters.join("");
}
