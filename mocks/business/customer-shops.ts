import type { World } from "../world/world";
import { knownCustomerIds } from "./data/customers/known";
import type { CustomerRow } from "./rows/customers";
import { type ShopRow, shopTable } from "./shops";

/** The open shops of a customer, the main one first: the account's, or those derived from the customer's row. */
export function shopsOfCustomer(world: World, customer: CustomerRow): readonly ShopRow[] {
  const { accountId } = customer;
  const shops = accountId === null ? describedShops(customer) : world.table(shopTable).by("user", accountId);
  return shops.filter(({ closedAt }) => closedAt === null);
}

/** The shops derived from a customer's row: one for each used store, none for a lead. */
export function describedShops({ customerId, relation, name, address, held }: CustomerRow): ShopRow[] {
  if (relation === "lead") return [];
  const count = Math.max(held.storesUsed, 1);
  return Array.from({ length: count }, (_, index) => ({
    shopId: firstShopId(customerId) + index,
    userId: customerId,
    name: count === 1 ? name : `${name}${shopNames[index] ?? `${index + 1}店`}`,
    isMain: index === 0,
    address: index === 0 ? address : "",
    closedAt: null,
  }));
}

const shopNames = ["总店", "二店", "三店", "四店", "五店"];

function firstShopId(customerId: string): number {
  return customerId === knownCustomerIds.dueThisMonth ? 5201 : Number(customerId) * 10 + 1;
}
