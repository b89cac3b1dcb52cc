import { useSearchParams } from "react-router-dom";
import type { Bounds } from "../../../rules/business-limits";
import { readCount } from "../../../shared/routing/checkout-address";

/** A count in the address, so that it survives a reload and can be shared; 1 is left out. */
export function useCountInAddress(
  name: "years" | "users",
  bounds: Bounds,
): readonly [count: number, change: (count: number) => void] {
  const [query, setQuery] = useSearchParams();
  const change = (count: number) => {
    const next = new URLSearchParams(query);
    if (count === defaultCount) next.delete(name);
    else next.set(name, String(count));
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return [readCount(query.get(name), bounds, defaultCount), change];
}

const defaultCount = 1;
