/**
 * The shop in the product pictures. Its figures are samples, but they add up, within a picture and across them:
 * what the invoice sells leaves the stock card and is in the week; the weekly report ends where receivables stand.
 * Money is in fen.
 */

export type InvoiceGood = "bowl" | "chopsticks" | "spoon" | "box";

interface InvoiceLine {
  readonly good: InvoiceGood;
  readonly quantity: number;
  readonly price: number;
}

export const invoice = {
  at: "2026-11-21T10:32:00+08:00",
  lines: [
    { good: "bowl", quantity: 24, price: 680 },
    { good: "chopsticks", quantity: 12, price: 950 },
    { good: "spoon", quantity: 20, price: 420 },
    { good: "box", quantity: 6, price: 1800 },
  ] satisfies readonly InvoiceLine[],
  discount: 920,
  paid: 30_000,
};

const subtotal = sum(invoice.lines.map(lineAmount));
const due = subtotal - invoice.discount;

/** What the invoice comes to. */
export const invoiceSums = { subtotal, due, owed: due - invoice.paid };

/** What one line of the invoice comes to. */
export function lineAmount({ quantity, price }: InvoiceLine): number {
  return quantity * price;
}

interface StockEntry {
  readonly date: string;
  readonly entry: "opening" | "purchase" | "sale" | "thisSale";
  readonly change: number;
}

const opening = 76;

/** The bowl's card up to the invoice, which is its last entry. */
export const stockEntries = [
  { date: "2026-11-15", entry: "opening", change: 0 },
  { date: "2026-11-18", entry: "purchase", change: 240 },
  { date: "2026-11-20", entry: "sale", change: -40 },
  { date: "2026-11-21", entry: "thisSale", change: -24 },
] as const satisfies readonly StockEntry[];

/** What is left after each entry of the card. */
export const stockLeft = stockEntries.map(
  (_, index) => opening + sum(stockEntries.slice(0, index + 1).map(({ change }) => change)),
);

/** Sales of the running week, Monday to Sunday; Saturday is the day of the invoice, and not over. */
export const runningWeek = [812_000, 856_000, 901_500, 841_200, 1_048_000, 214_000, 0];
export const runningDay = 5;

/** Sales of the two weeks before, Monday to Sunday. */
export const reportedWeek = [842_000, 796_550, 931_000, 874_400, 1_128_650, 1_390_200, 615_800];
export const weekBefore = [788_000, 821_500, 846_050, 902_000, 1_011_300, 1_234_050, 650_200];
export const reportedWeekNumber = 46;
export const reportedDays = { from: "2026-11-09", to: "2026-11-15" };

/** What customers owe, by the age of the debt. */
export const debts = { month: 2_490_600, twoMonths: 1_045_200, quarter: 446_000, older: 250_000 };

/** The delivery of the morning: what was expected and what was counted. */
export const delivery = [
  { good: "bowl", expected: 240, counted: 240 },
  { good: "soupBowl", expected: 60, counted: 58 },
  { good: "plate", expected: 120, counted: 120 },
] as const;

/** What the counter finds for "bowl": the last price of this customer first. */
export const found = [
  { good: "bowl", stock: 276, price: 680, isLast: true },
  { good: "whiteBowl", stock: 88, price: 550, isLast: false },
  { good: "melamineBowl", stock: 0, price: 460, isLast: false },
] as const;

/** The day the customer of the invoice came before. */
export const lastVisit = "2026-11-14";

/** Adds up. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
