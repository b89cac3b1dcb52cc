import type { Variant } from "../../src/platform/variant";
import type { World } from "../world/world";
import { knownCustomerIds } from "./data/customers/known";
import type { CustomerRow } from "./rows/customers";
import { type ShopRow, shopTable } from "./shops";

/** The open shops of a customer, the main one first: the account's, or those derived from the customer's row. */
export function shopsOfCustomer(world: World, customer: CustomerRow): readonly ShopRow[] {
  const { accountId } = customer;
  const shops =
    accountId === null
      ? describedShops(customer, world.variant)
      : world.table(shopTable).by("user", accountId);
  return shops.filter(({ closedAt }) => closedAt === null);
}

/** The shops derived from a customer's row: one for each used store, none for a lead. */
export function describedShops(
  { customerId, relation, name, address, held }: CustomerRow,
  variant: Variant,
): ShopRow[] {
  if (relation === "lead") return [];
  const count = Math.max(held.storesUsed, 1);
  return Array.from({ length: count }, (_, index) => ({
    shopId: firstShopId(customerId) + index,
    userId: customerId,
    name: count === 1 ? name : branchName(name, index, variant),
    isMain: index === 0,
    address: index === 0 ? address : "",
    closedAt: null,
  }));
}

/** What the shops of one customer are called, the main one first. */
function branchName(name: string, index: number, variant: Variant): string {
  if (variant === "china") return `${name}${branches[index] ?? `${index + 1}店`}`;
  return index === 0 ? `${name}, main store` : `${name}, store ${index + 1}`;
}

const branches = ["总店", "二店", "三店", "四店", "五店"];

function firstShopId(customerId: string): number {
  return customerId === knownCustomerIds.dueThisMonth ? 5201 : Number(customerId) * 10 + 1;
}
