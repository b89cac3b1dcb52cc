import type { components } from "../../generated/mall";
import { addresses, goodsAddress } from "./addresses";
import { type LicenceAction, licenceAddress } from "./licence-address";

type Order = components["schemas"]["Order"];
type BoughtOrder = Pick<Order, "serviceNumber" | "productNo" | "quantity" | "years" | "users" | "stores">;

const licenceActionOf: Record<Exclude<Order["kind"], "buy">, LicenceAction> = {
  renew: "renew",
  upgrade: "upgrade",
  addUsers: "users",
};

/**
 * Where an order that was not paid is placed anew. The goods page sells a further licence, which is not what a renewal,
 * an upgrade or more users were to be: they are ordered at their licence.
 */
export function orderAgainAddress(order: BoughtOrder & Pick<Order, "kind" | "target">): string {
  if (order.kind === "buy") return buyAgainAddress(order);
  if (order.target === null) return addresses.userLicences;
  return licenceAddress(order.target.srvId, licenceActionOf[order.kind]);
}

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
