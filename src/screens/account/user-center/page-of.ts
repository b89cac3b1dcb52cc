import { pageSizes } from "../../../rules/limits";
import { readPageNumber } from "../../../shared/routing/addresses";

/** One page of a list that came whole. */
export interface ShownPage<Row> {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly pages: number;
}

/** The page that `?page=` names; a number beyond the last shows the last, anything else the first. */
export function pageOf<Row>(
  rows: readonly Row[],
  query: URLSearchParams,
  size: number = pageSizes.records,
): ShownPage<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(readPageNumber(query), pages);
  return { rows: rows.slice((page - 1) * size, page * size), page, pages };
}
