import type { Selection } from "../../../api/mall/queries";
import type { components } from "../../../generated/mall";
import { readCounts, readProductNo } from "../../../shared/routing/checkout-address";

export type Sku = components["schemas"]["Sku"];

/** What is chosen of a service. Users and stores are those beyond the included ones. */
export interface GoodsChoice {
  readonly quantity: number;
  readonly years: number;
  readonly users: number;
  readonly stores: number;
}

/** The product an address names by its number or its version, where the service has it; otherwise the first. */
export function chosenSku(skus: readonly Sku[], query: URLSearchParams): Sku | undefined {
  const productNo = readProductNo(query.get("productNo"));
  const version = query.get("version");
  return (
    skus.find((sku) => sku.productNo === productNo) ?? skus.find(({ level }) => level === version) ?? skus[0]
  );
}

/** The choice an address carries, as far as the version admits it. */
export function readChoice(query: URLSearchParams, sku: Sku): GoodsChoice {
  const counts = readCounts(query);
  return {
    ...counts,
    users: sku.userYearPrice === null ? 0 : counts.users,
    stores: sku.storeYearPrice === null ? 0 : counts.stores,
  };
}

/** The query with a selection; defaults are left out, and other parameters stay. */
export function writeChoice(query: URLSearchParams, sku: Sku, choice: GoodsChoice): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set("productNo", sku.productNo);
  next.delete("version");
  const defaultChoice: GoodsChoice = { quantity: 1, years: 1, users: 0, stores: 0 };
  for (const name of ["quantity", "years", "users", "stores"] as const)
    if (choice[name] === defaultChoice[name]) next.delete(name);
    else next.set(name, String(choice[name]));
  return next;
}

/** The choice as the price is asked for. */
export function selectionOf(sku: Sku, { quantity, years, users, stores }: GoodsChoice): Selection {
  return { productNo: sku.productNo, quantity, years, users, stores };
}
