import type { SalesDocument } from "../../mocks/report/documents/document";

/** A week as it is counted again from its documents, without any of the report's own rules. */
export interface RecountedWeek {
  /** In fen. */
  readonly sales: number;
  readonly grossProfit: number;
  readonly received: number;
  readonly orders: number;
  /** Monday first, in fen. */
  readonly days: readonly number[];
  /** By id of goods, customer and salesperson: fen. */
  readonly goods: ReadonlyMap<number, number>;
  readonly customers: ReadonlyMap<number, number>;
  readonly salespeople: ReadonlyMap<number, number>;
  /** By id of customer: fen still owed at the end, and the part older than 60 days. */
  readonly debts: ReadonlyMap<number, { readonly owed: number; readonly overdue: number }>;
  /** By age of the document: up to 30, 60 and 90 days, older. */
  readonly ageing: readonly [number, number, number, number];
}

const day = 24 * 60 * 60 * 1000;

/**
 * Counts the documents of a week, line by line. `from` is its first instant, `until` the instant up to which is
 * counted; what came back before then was not sold. `lastDay` is the calendar day in UTC+8 on which debts have
 * their age.
 */
export function recountWeek(
  documents: readonly SalesDocument[],
  { from, until, lastDay }: { readonly from: number; readonly until: number; readonly lastDay: string },
): RecountedWeek {
  let [sales, cost, received, orders] = [0, 0, 0, 0];
  const days = [0, 0, 0, 0, 0, 0, 0];
  const ageing: [number, number, number, number] = [0, 0, 0, 0];
  const [goods, customers, salespeople] = [
    new Map<number, number>(),
    new Map<number, number>(),
    new Map<number, number>(),
  ];
  const debts = new Map<number, { owed: number; overdue: number }>();
  for (const document of documents) {
    for (const payment of document.payments)
      if (payment.at >= from && payment.at < until) received += payment.amount;
    if (document.at >= until) continue;
    const remaining = document.lines.filter(({ returnedAt }) => !(returnedAt !== null && returnedAt < until));
    const worth = remaining.reduce((sum, line) => sum + line.sales, 0);
    if (document.at >= from && remaining.length > 0) {
      orders += 1;
      sales += worth;
      cost += remaining.reduce((sum, line) => sum + line.cost, 0);
      const index = Math.floor((document.at - from) / day);
      days[index] = (days[index] ?? 0) + worth;
      add(customers, document.customerId, worth);
      add(salespeople, document.salespersonId, worth);
      for (const line of remaining) add(goods, line.goodsId, line.sales);
    }
    const paid = document.payments.reduce((sum, { at, amount }) => (at < until ? sum + amount : sum), 0);
    const owed = worth - paid;
    if (owed === 0) continue;
    const age = (Date.parse(lastDay) - Date.parse(dayOf(document.at))) / day;
    const step = age <= 30 ? 0 : age <= 60 ? 1 : age <= 90 ? 2 : 3;
    ageing[step] += owed;
    const debt = debts.get(document.customerId) ?? { owed: 0, overdue: 0 };
    debts.set(document.customerId, {
      owed: debt.owed + owed,
      overdue: debt.overdue + (age > 60 ? owed : 0),
    });
  }
  return {
    sales,
    grossProfit: sales - cost,
    received,
    orders,
    days,
    goods,
    customers,
    salespeople,
    debts,
    ageing,
  };
}

/** The calendar day of an instant in UTC+8. */
function dayOf(time: number): string {
  return new Date(time + 8 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

function add(sums: Map<number, number>, id: number, amount: number): void {
  sums.set(id, (sums.get(id) ?? 0) + amount);
}
