import type { SalesDocument } from "../documents/document";
import type { Period } from "./period";
import { share } from "./ratios";
import { type Sale, soldBetween } from "./sold";

/** What fell on one of the goods, one customer or one salesperson. Money in fen, quantity in thousandths. */
interface Tally {
  sales: number;
  cost: number;
  orders: number;
  quantity: number;
}

export interface RankedRow {
  readonly id: number;
  readonly sales: number;
  readonly grossProfit: number;
  readonly orders: number;
  /** Thousandths of the goods' unit; of no meaning for people. */
  readonly quantity: number;
  /** Ten-thousandths of the week's sales. */
  readonly share: number;
  /** The same a week before; zeros where there was nothing. */
  readonly before: { readonly sales: number; readonly orders: number; readonly quantity: number };
}

export interface Ranking {
  /** All sales of the week, in fen. */
  readonly sales: number;
  readonly orders: number;
  /** The largest sales first, then by id. */
  readonly rows: readonly RankedRow[];
}

/** Goods sold in the week. */
export function rankGoods(documents: readonly SalesDocument[], period: Period): Ranking {
  return rank(documents, period, (sale, note) => {
    for (const { goodsId, sales, cost, quantity } of sale.lines) note(goodsId, sales, cost, quantity);
  });
}

/** Customers who bought in the week. */
export function rankCustomers(documents: readonly SalesDocument[], period: Period): Ranking {
  return rank(documents, period, ({ document, sales, cost }, note) =>
    note(document.customerId, sales, cost, 0),
  );
}

/** Salespeople who sold in the week. */
export function rankSalespeople(documents: readonly SalesDocument[], period: Period): Ranking {
  return rank(documents, period, ({ document, sales, cost }, note) =>
    note(document.salespersonId, sales, cost, 0),
  );
}

type Note = (id: number, sales: number, cost: number, quantity: number) => void;
type Divide = (sale: Sale, note: Note) => void;

function rank(documents: readonly SalesDocument[], period: Period, divide: Divide): Ranking {
  const sold = soldBetween(documents, period.from, period.until);
  const tallies = tally(sold, divide);
  const before = tally(soldBetween(documents, period.beforeFrom, period.comparedUntil), divide);
  const all = sold.reduce((sum, { sales }) => sum + sales, 0);
  const rows = [...tallies].map(([id, { sales, cost, orders, quantity }]) => ({
    id,
    sales,
    grossProfit: sales - cost,
    orders,
    quantity,
    share: share(sales, all),
    before: before.get(id) ?? { sales: 0, orders: 0, quantity: 0 },
  }));
  rows.sort((left, right) => right.sales - left.sales || left.id - right.id);
  return { sales: all, orders: sold.length, rows };
}

function tally(sold: readonly Sale[], divide: Divide): Map<number, Tally> {
  const tallies = new Map<number, Tally>();
  for (const sale of sold) {
    divide(sale, (id, sales, cost, quantity) => {
      const found = tallies.get(id);
      if (!found) tallies.set(id, { sales, cost, orders: 1, quantity });
      else {
        found.sales += sales;
        found.cost += cost;
        found.orders += 1;
        found.quantity += quantity;
      }
    });
  }
  return tallies;
}
