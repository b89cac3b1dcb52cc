import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { chosenSku, type GoodsChoice, readChoice, type Sku, writeChoice } from "./goods-choice";

/** The choice in the address, and how to change it: the address follows, so that it can be sent and reloaded. */
export interface ChoiceInAddress {
  readonly sku: Sku;
  readonly choice: GoodsChoice;
  readonly changeSku: (productNo: string) => void;
  readonly change: (changes: Partial<GoodsChoice>) => void;
}

/** What is chosen of a service; null while the service has no version. */
export function useGoodsChoice(skus: readonly Sku[]): ChoiceInAddress | null {
  const [query, setQuery] = useSearchParams();
  const sku = chosenSku(skus, query);
  const go = useCallback(
    (next: URLSearchParams) => setQuery(next, { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  if (sku === undefined) return null;
  const choice = readChoice(query, sku);
  return {
    sku,
    choice,
    changeSku(productNo) {
      const next = skus.find((other) => other.productNo === productNo) ?? sku;
      go(writeChoice(query, next, readChoice(query, next)));
    },
    change: (changes) => go(writeChoice(query, sku, { ...choice, ...changes })),
  };
}
