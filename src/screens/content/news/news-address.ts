import type { components } from "../../../generated/content";
import { newsCategories } from "../../../shared/routing/addresses";

export type NewsCategory = components["schemas"]["NewsCategory"];

/** The category an address names; anything else shows all news. */
export function readNewsCategory(segment: string): NewsCategory {
  return newsCategories.find((category) => category === segment) ?? "news";
}

/** The page that `?page=` asks for, counted from 1; 1 for whatever is not a page number the server takes. */
export function readNewsPage(query: URLSearchParams): number {
  const text = query.get("page") ?? "";
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return page >= 1 && page <= lastPossiblePage ? page : 1;
}

/** The id an address names, or null for digits that no piece of news can carry. */
export function readNewsId(segment: string): number | null {
  const id = /^\d{1,10}$/.test(segment) ? Number(segment) : 0;
  return id >= 1 && id <= largestId ? id : null;
}

/** One page of a category's list; the first has no query. */
export function newsPageAddress(category: NewsCategory, page: number): string {
  return page === 1 ? `/${category}` : `/${category}?page=${page}`;
}

/** How many pages a list of `total` has; never fewer than one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

// Both bounds stand in the contract: `Page` and `Id`.
const lastPossiblePage = 100_000;
const largestId = 2 ** 31 - 1;
