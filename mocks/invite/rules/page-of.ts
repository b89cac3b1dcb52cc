/** One page of a list, and how many there are in all. */
export function pageOf<Item>(
  items: readonly Item[],
  { page = 1, rows = 20 }: { readonly page?: number; readonly rows?: number },
): { list: Item[]; total: number } {
  return { list: items.slice((page - 1) * rows, page * rows), total: items.length };
}
