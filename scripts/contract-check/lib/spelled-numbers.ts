/** The words of the numbers from one to twenty, in order. */
export const spelledNumbers: readonly string[] =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const tens = "thirty forty fifty sixty seventy eighty ninety".split(" ");

/** The number that digits or a word stand for: 14 of "14" and of "fourteen"; undefined for any other word. */
export function numberOf(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  const name = word.toLowerCase();
  if (spelledNumbers.includes(name)) return spelledNumbers.indexOf(name) + 1;
  return tens.includes(name) ? 10 * tens.indexOf(name) + 30 : undefined;
}
