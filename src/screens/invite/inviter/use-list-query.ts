import { useSearchParams } from "react-router-dom";
import { readPageNumber } from "../../../shared/routing/addresses";

export interface ListQuery {
  readonly filter: string | null;
  readonly page: number;
  /** Another filter begins at the first page. */
  readonly setFilter: (filter: string | undefined) => void;
  readonly setPage: (page: number) => void;
}

/** The filter and page of a list, as the address has them. */
export function useListQuery(name: string): ListQuery {
  const [query, setQuery] = useSearchParams();
  const change = (values: Readonly<Record<string, string | undefined>>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [key, value] of Object.entries(values))
          if (value === undefined) next.delete(key);
          else next.set(key, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    filter: query.get(name),
    page: readPageNumber(query),
    setFilter: (filter) => change({ [name]: filter, page: undefined }),
    setPage: (next) => change({ page: next === 1 ? undefined : String(next) }),
  };
}
