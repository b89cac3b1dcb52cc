import { durations } from "../../../src/rules/limits";
import type { SalesDocument } from "../documents/document";
import type { Period } from "./period";
import { ratio } from "./ratios";
import { type Sale, soldBetween, total } from "./sold";

/** The figures of one week up to an instant. Money in fen. */
export interface WeekFigures {
  readonly sales: number;
  readonly grossProfit: number;
  /** Ten-thousandths; null when nothing was sold. */
  readonly grossRate: number | null;
  readonly orders: number;
  readonly received: number;
}

export interface DayFigures {
  /** First instant of the day. */
  readonly at: number;
  readonly sales: number;
  readonly orders: number;
}

/** What was sold and received from the week's first instant on and before `until`. */
export function weekFigures(documents: readonly SalesDocument[], from: number, until: number): WeekFigures {
  const sold = soldBetween(documents, from, until);
  const sales = total(sold, "sales");
  const grossProfit = sales - total(sold, "cost");
  return {
    sales,
    grossProfit,
    grossRate: sales === 0 ? null : ratio(grossProfit, sales),
    orders: sold.length,
    received: receivedBetween(documents, from, until),
  };
}

/** The seven days of a week up to an instant, Monday first. They add up to its sales and orders. */
export function dayFigures(documents: readonly SalesDocument[], from: number, until: number): DayFigures[] {
  const days = Array.from({ length: 7 }, (_, index): DayFigures & { sold: Sale[] } => ({
    at: from + index * durations.day,
    sales: 0,
    orders: 0,
    sold: [],
  }));
  for (const sale of soldBetween(documents, from, until)) {
    days[Math.floor((sale.document.at - from) / durations.day)]?.sold.push(sale);
  }
  return days.map(({ at, sold }) => ({ at, sales: total(sold, "sales"), orders: sold.length }));
}

export interface ReportDay {
  /** From 1, Monday. */
  readonly weekday: number;
  readonly at: number;
  /** Null for a day that has not begun. */
  readonly sales: number | null;
  readonly orders: number | null;
  /** The same weekday of the week before, whole even while the week runs. */
  readonly before: DayFigures;
}

/** The days of a report, each beside the same weekday of the week before. */
export function reportDays(documents: readonly SalesDocument[], period: Period): ReportDay[] {
  const days = dayFigures(documents, period.from, period.until);
  const before = dayFigures(documents, period.beforeFrom, period.from);
  return days.flatMap(({ at, sales, orders }, index) => {
    const matching = before[index];
    if (!matching) return [];
    const hasStarted = at <= period.asOf;
    const own = { weekday: index + 1, at, before: matching };
    return { ...own, sales: hasStarted ? sales : null, orders: hasStarted ? orders : null };
  });
}

/** The day with the largest sales, the earlier of two alike; null when nothing was sold. */
export function bestDay(days: readonly ReportDay[]): (ReportDay & { readonly sales: number }) | null {
  let best: (ReportDay & { readonly sales: number }) | null = null;
  for (const { sales, ...day } of days) {
    if (sales !== null && sales > (best?.sales ?? 0)) best = { ...day, sales };
  }
  return best;
}

function receivedBetween(documents: readonly SalesDocument[], from: number, until: number): number {
  let received = 0;
  for (const { payments } of documents) {
    for (const { at, amount } of payments) if (at >= from && at < until) received += amount;
  }
  return received;
}
