import type { components } from "../../generated/report";
import { yuanToFen } from "../../rules/numbers";
import type { WeekFacts } from "../../rules/report-sentence";
import type { WeekPlace } from "./week-names";

type WeeklyOverview = components["schemas"]["WeeklyOverview"];

/** What the sentence needs of an overview, its amounts in fen. */
export function weekFacts({ sales, orders, days, highlights }: WeeklyOverview, place: WeekPlace): WeekFacts {
  return {
    isRecent: place !== "named",
    sales: fenOf(sales.value),
    salesBefore: fenOf(sales.before),
    orders: orders.value,
    daysWithSales: days.filter((day) => (day.orders ?? 0) > 0).length,
    bestWeekday: highlights.best_day?.weekday ?? null,
    bestProduct: highlights.best_product?.name ?? null,
    receivable: fenOf(highlights.receivable),
    overdue: fenOf(highlights.receivable_over_60),
  };
}

/** Fen of an amount as the contract writes it. Throws a RangeError for what is no amount. */
export function fenOf(amount: string): number {
  const fen = yuanToFen(amount);
  if (fen === null) throw new RangeError(`Not an amount: ${amount}`);
  return fen;
}
