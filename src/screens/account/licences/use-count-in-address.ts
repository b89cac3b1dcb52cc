import { useSearchParams } from "react-router-dom";
import type { Bounds } from "../../../rules/business-limits";
import { readCount } from "../../../shared/routing/checkout-address";

/** A counted choice that stands in the address, so that it outlives a reload and can be sent; one is left out. */
export function useCountInAddress(
  name: "years" | "users",
  bounds: Bounds,
): readonly [count: number, change: (count: number) => void] {
  const [query, setQuery] = useSearchParams();
  const change = (count: number) => {
    const next = new URLSearchParams(query);
    if (count === usual) next.delete(name);
    else next.set(name, String(count));
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return [readCount(query.get(name), bounds, usual), change];
}

const usual = 1;
