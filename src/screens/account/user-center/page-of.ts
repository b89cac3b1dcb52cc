import { pageSizes } from "../../../rules/limits";

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
  const asked = /^[1-9]\d{0,5}$/.test(query.get("page") ?? "") ? Number(query.get("page")) : 1;
  const page = Math.min(asked, pages);
  return { rows: rows.slice((page - 1) * size, page * size), page, pages };
}
