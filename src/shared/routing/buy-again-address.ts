import type { components } from "../../generated/mall";
import { goodsAddress } from "./addresses";

type BoughtOrder = Pick<
  components["schemas"]["Order"],
  "serviceNumber" | "productNo" | "quantity" | "years" | "users" | "stores"
>;

/** The goods page with what an order bought: the same version, years, users and stores are chosen there. */
export function buyAgainAddress({ serviceNumber, productNo, ...counts }: BoughtOrder): string {
  const { quantity, years, users, stores } = counts;
  const query = new URLSearchParams({ productNo });
  for (const [name, count, usual] of [
    ["quantity", quantity, 1],
    ["years", years ?? 1, 1],
    ["users", users, 0],
    ["stores", stores, 0],
  ] as const)
    if (count !== usual) query.set(name, String(count));
  return `${goodsAddress(serviceNumber)}&${query}`;
}
