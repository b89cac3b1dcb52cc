/** One page of rows, 20 by default; empty after the last one. */
export function pageOf<Row>(rows: readonly Row[], query: { page?: number; page_size?: number }): Row[] {
  const size = query.page_size ?? 20;
  const start = ((query.page ?? 1) - 1) * size;
  return rows.slice(start, start + size);
}
