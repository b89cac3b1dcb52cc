import type { Customer, Trade } from "../documents/business";

/** Number, name, trade, documents a week, quantities beside the usual, days to payment, and which shop if not the first. */
export type CustomerRow = readonly [
  id: number,
  name: string,
  trade: Trade,
  orders: number,
  size: number,
  terms: number,
  shop?: number,
];

/** Customers of a business. */
export function customersOf(rows: readonly CustomerRow[]): Customer[] {
  return rows.map(([id, name, trade, orders, size, terms, shop = 1]) => ({
    id,
    name,
    trade,
    shop,
    orders,
    size,
    terms,
  }));
}
