/** How many searches the device stores. */
const maximumSearches = 6;

/** The list with one more search, newest first; a repeated search moves up. */
export function withSearch(searches: readonly string[], text: string): readonly string[] {
  const searched = text.trim();
  if (searched === "") return searches;
  return [searched, ...searches.filter((earlier) => earlier !== searched)].slice(0, maximumSearches);
}
