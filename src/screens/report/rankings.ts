import type { components } from "../../generated/report";
import type { Translate } from "../../i18n/translation-keys";
import type { Formats } from "../../i18n/use-formats";

type Schemas = components["schemas"];

/** The three rankings of the report. */
export type RankingKind = "products" | "customers" | "salespeople";

/** A row of any ranking: what the three have in common, and what only some have. */
export interface RankingRow {
  readonly id: number;
  readonly name: string;
  /** How much or how many, with its unit: "1,180只", "634 packs", "31单". */
  readonly detail: string;
  /** The same as a number. */
  readonly count: number;
  /** Decimal texts, as the contract writes them. */
  readonly sales: string;
  readonly salesBefore: string;
  readonly share: string;
  /** Null where the ranking has none. */
  readonly grossProfit: string | null;
}

/** A ranking as far as it was fetched. */
export interface Ranking {
  readonly kind: RankingKind;
  /** All sales of the week. */
  readonly sales: string;
  /** How many rows there are in all. */
  readonly total: number;
  /** The largest sales first. */
  readonly rows: readonly RankingRow[];
}

/** Rows fetched of each ranking, and how many of them are shown at first. */
export const rankingSizes = { fetched: 100, top: 5 } as const;

interface RowTexts {
  readonly t: Translate<"report">;
  readonly formats: Formats;
}

export function productRanking(
  { sales, total, list }: Pick<Schemas["WeeklyProductPage"], "sales" | "total" | "list">,
  { t, formats }: RowTexts,
): Ranking {
  const rows = list.map((row) => ({
    ...commonFields(row),
    detail: quantityText(row, { t, formats }),
    count: Number(row.quantity),
    grossProfit: row.gross_profit,
  }));
  return { kind: "products", sales, total, rows };
}

export function customerRanking(
  { sales, total, list }: Schemas["WeeklyCustomerPage"],
  { t }: RowTexts,
): Ranking {
  const rows = list.map((row) => ({ ...countedByOrders(row, t), grossProfit: null }));
  return { kind: "customers", sales, total, rows };
}

export function salespersonRanking(
  { sales, total, list }: Schemas["WeeklySalespersonPage"],
  { t }: RowTexts,
): Ranking {
  const rows = list.map((row) => ({ ...countedByOrders(row, t), grossProfit: row.gross_profit }));
  return { kind: "salespeople", sales, total, rows };
}

/** "1,180只"; a unit in Latin letters stands apart in every language: "634 packs". */
function quantityText({ quantity, unit }: Schemas["WeeklyProduct"], { t, formats }: RowTexts): string {
  const number = formats.number(Number(quantity), { decimals: 3 });
  return /^[A-Za-z]/.test(unit) ? `${number} ${unit}` : t("ranking.quantity", { quantity: number, unit });
}

type CommonFields = Pick<Schemas["WeeklyCustomer"], "id" | "name" | "sales" | "share" | "before_sales">;

/** What the rankings share that count orders. */
function countedByOrders(row: CommonFields & { readonly orders: number }, t: RowTexts["t"]) {
  return { ...commonFields(row), detail: t("ranking.orders", { count: row.orders }), count: row.orders };
}

function commonFields({ id, name, sales, share, before_sales }: CommonFields) {
  return { id, name, sales, share, salesBefore: before_sales };
}
