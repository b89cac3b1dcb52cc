/** The singular of an English noun, as far as identifiers need it: `categories` → `category`, `boxes` → `box`. */
export function singular(word: string): string {
  if (/ies$/.test(word) && word.length > 4) return word.replace(/ies$/, "y");
  if (/(ss|x|ch|sh)es$/.test(word)) return word.replace(/es$/, "");
  if (/[^su]s$/.test(word)) return word.replace(/s$/, "");
  return word;
}
