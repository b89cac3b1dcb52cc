import type { IsoWeek } from "../../src/rules/weeks";
import { currencyOf } from "../business/catalogue";
import { type ShopRow, shopTable } from "../business/shops";
import { userTable } from "../business/users";
import type { World } from "../world/world";
import { businessIn } from "./data/businesses";
import type { Business } from "./documents/business";
import type { SalesDocument } from "./documents/document";
import { type Ledger, openLedger } from "./documents/ledger";
import { type MerchantRow, merchantTable } from "./state";

/** A merchant with reports. */
export interface Merchant {
  readonly name: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** In display order, the main one first. */
  readonly shops: readonly ShopRow[];
  /** Whatever the report of a week can depend on; see `Ledger`. */
  documentsAround(week: IsoWeek): readonly SalesDocument[];
  goods(id: number): { readonly name: string; readonly unit: string };
  customerName(id: number): string;
  salespersonName(id: number): string;
}

/** The merchant of an account, which has one as soon as it has a shop; undefined before. */
export function merchantOf(world: World, userId: string): Merchant | undefined {
  const shops = world.table(shopTable).by("user", userId);
  const [mainShop] = shops;
  if (!mainShop) return undefined;
  const row = world.table(merchantTable).get(userId);
  const business: Business = row ? businessIn(world.variant, row.business) : notYetTrading;
  return {
    name: world.table(userTable).get(userId)?.companyName ?? mainShop.name,
    currency: currencyOf(world.variant),
    shops,
    documentsAround: (week) => (row ? ledgerOf(world, row, shops).around(week) : []),
    goods: (id) => found(business.goods, id),
    customerName: (id) =>
      row ? ledgerOf(world, row, shops).customerName(id) : found(business.customers, id).name,
    salespersonName: (id) => found(business.salespeople, id).name,
  };
}

/** Somebody who has a shop and has sold nothing yet. */
const notYetTrading: Business = {
  salespeople: [],
  goods: [],
  customers: [],
  weekdays: [],
  months: [],
  hours: { from: 0, to: 0 },
  counterPrice: 1,
};

interface KnownLedger {
  readonly row: MerchantRow;
  readonly shops: readonly ShopRow[];
  readonly ledger: Ledger;
}

/** Written documents of a world; forgotten when what they follow from has changed. */
const ledgers = new WeakMap<World, Map<string, KnownLedger>>();

function ledgerOf(world: World, row: MerchantRow, shops: readonly ShopRow[]): Ledger {
  const known = ledgers.get(world) ?? new Map<string, KnownLedger>();
  ledgers.set(world, known);
  const cached = known.get(row.userId);
  if (cached?.row === row && isEqual(cached.shops, shops)) return cached.ledger;
  const ledger = openLedger({
    business: businessIn(world.variant, row.business),
    variant: world.variant,
    pattern: row,
    shops: shops.map(({ shopId, closedAt }) => ({ id: shopId, closedAt })),
    random: (key) => world.random(`report ${row.userId} ${key}`),
  });
  known.set(row.userId, { row, shops, ledger });
  return ledger;
}

function isEqual(left: readonly ShopRow[], right: readonly ShopRow[]): boolean {
  return left.length === right.length && left.every((shop, index) => shop === right[index]);
}

function found<Item extends { readonly id: number }>(items: readonly Item[], id: number): Item {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new Error(`No document of this business can speak of number ${id}.`);
  return item;
}
