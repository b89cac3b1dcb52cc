/** Where the help centre is searched. Here because the lowest rooms that show an error link to it. */
export const helpSearchPath = "/help/search";

/** Results of a help search; a whole error text finds the article that explains it, in any of the three languages. */
export function helpSearchAddress(keyword: string): string {
  return `${helpSearchPath}?q=${encodeURIComponent(keyword)}`;
}
