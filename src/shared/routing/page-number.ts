/**
 * The page of a list that `?page=` names, counted from 1; the first for whatever the contracts do not take as a page.
 * Addresses are written by anyone: a number with a sign, a fraction, spaces or an exponent is none.
 */
export function readPageNumber(query: URLSearchParams): number {
  const text = query.get("page") ?? "";
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= largestPage ? page : 1;
}

// Stands in the contracts: `Page`.
const largestPage = 100_000;
