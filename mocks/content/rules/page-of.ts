/** One page of a list, and how many there are in all. */
export function pageOf<Item>(
  items: readonly Item[],
  query: { page?: number; page_size?: number },
): { list: Item[]; total: number } {
  const size = query.page_size ?? 20;
  const start = ((query.page ?? 1) - 1) * size;
  return { list: items.slice(start, start + size), total: items.length };
}
