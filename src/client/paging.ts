/** A page of a list, however its operation names it. */
export interface PageRequest {
  /** From 1. */
  readonly page: number;
  /** Items a page holds at most. */
  readonly size: number;
}

/**
 * The query parameters of a page in the three naming styles of the back ends; the contract states which one an
 * operation uses.
 */
export const pageQuery = {
  "page,page_size": ({ page, size }: PageRequest) => ({ page, page_size: size }),
  "page,rows": ({ page, size }: PageRequest) => ({ page, rows: size }),
  "currentPage,pageSize": ({ page, size }: PageRequest) => ({ currentPage: page, pageSize: size }),
} as const;

/** One page of a list with its place among the others. */
export interface Page<Item> extends PageRequest {
  readonly items: readonly Item[];
  /** Items over all pages. */
  readonly total: number;
  /** At least 1, also for an empty list. */
  readonly pageCount: number;
  readonly hasMore: boolean;
}

/** A page of an answer with its position. */
export function toPage<Item>(
  response: { readonly list: readonly Item[]; readonly total: number },
  { page, size }: PageRequest,
): Page<Item> {
  const pageCount = Math.max(1, Math.ceil(response.total / size));
  return { items: response.list, total: response.total, page, size, pageCount, hasMore: page < pageCount };
}
