import type { Translate } from "../../../i18n/translation-keys";
import type { Locale } from "../../../platform/locale";
import { currencyHead } from "../currency-note";
import type { ReportRows } from "./fetch-report-rows";

/** One line of the table; what a section has nothing for stays empty. */
interface TableLine {
  readonly section: string;
  readonly name: string;
  readonly quantity?: string;
  readonly unit?: string;
  readonly orders?: number;
  readonly amount?: string;
  readonly grossProfit?: string;
  readonly share?: string;
  readonly beforeQuantity?: string;
  readonly beforeOrders?: number;
  readonly beforeAmount?: string;
  readonly late?: string;
  readonly oldest?: string;
  readonly days?: number;
}

const columns = [
  "section",
  "name",
  "quantity",
  "unit",
  "orders",
  "amount",
  "grossProfit",
  "share",
  "beforeQuantity",
  "beforeOrders",
  "beforeAmount",
  "late",
  "oldest",
  "days",
] as const satisfies readonly (keyof TableLine)[];

/** Columns that hold money, and are masked with it. */
const amountColumns: readonly (keyof TableLine)[] = ["amount", "grossProfit", "beforeAmount", "late"];

interface TableOptions {
  readonly t: Translate<"report">;
  readonly locale: Locale;
  /** Stands in place of every amount; null to show them. */
  readonly mask: string | null;
}

/**
 * The whole report as one table under one head, so that spreadsheets can filter and add up by section. Amounts are
 * plain decimals in the report's currency, shares fractions, days YYYY-MM-DD.
 */
export function reportTable(rows: ReportRows, { t, locale, mask }: TableOptions): string[][] {
  const lines = [...figureLines(rows, t), ...dayLines(rows, t), ...listLines(rows, t)];
  const { currency } = rows.overview;
  const head = columns.map((column) => {
    const label = t(`csv.${column}`);
    return amountColumns.includes(column) ? currencyHead(label, currency, locale) : label;
  });
  return [
    head,
    ...lines.map((line) =>
      columns.map((column) => {
        const value = line[column];
        if (value === undefined) return "";
        return mask !== null && amountColumns.includes(column) ? mask : String(value);
      }),
    ),
  ];
}

function figureLines({ overview }: ReportRows, t: Translate<"report">): TableLine[] {
  const { sales, gross_profit, orders, received } = overview;
  const section = t("csv.figures");
  return [
    { section, name: t("figure.sales"), amount: sales.value, beforeAmount: sales.before },
    {
      section,
      name: t("figure.gross_profit"),
      amount: gross_profit.value,
      beforeAmount: gross_profit.before,
    },
    { section, name: t("figure.orders"), orders: orders.value, beforeOrders: orders.before },
    { section, name: t("figure.received"), amount: received.value, beforeAmount: received.before },
  ];
}

function dayLines({ overview }: ReportRows, t: Translate<"report">): TableLine[] {
  return overview.days.map((day) => ({
    section: t("csv.daily"),
    name: day.day,
    ...(day.sales !== null && { amount: day.sales }),
    ...(day.orders !== null && { orders: day.orders }),
    beforeAmount: day.before_sales,
    beforeOrders: day.before_orders,
  }));
}

function listLines(
  { products, customers, salespeople, debtors }: ReportRows,
  t: Translate<"report">,
): TableLine[] {
  return [
    ...products.map((row) => ({
      section: t("csv.products"),
      name: row.name,
      quantity: row.quantity,
      unit: row.unit,
      amount: row.sales,
      grossProfit: row.gross_profit,
      share: row.share,
      beforeQuantity: row.before_quantity,
      beforeAmount: row.before_sales,
    })),
    ...customers.map((row) => ({ section: t("csv.customers"), ...buyerFields(row) })),
    ...salespeople.map((row) => ({
      section: t("csv.salespeople"),
      ...buyerFields(row),
      grossProfit: row.gross_profit,
    })),
    ...debtors.map((row) => ({
      section: t("csv.owed"),
      name: row.name,
      orders: row.documents,
      amount: row.amount,
      late: row.over_60,
      oldest: row.oldest_day,
      days: row.days,
    })),
  ];
}

function buyerFields(row: ReportRows["customers"][number]) {
  return {
    name: row.name,
    orders: row.orders,
    amount: row.sales,
    share: row.share,
    beforeOrders: row.before_orders,
    beforeAmount: row.before_sales,
  };
}
