import type { components, operations } from "../../../src/generated/report";
import { businessDate } from "../../../src/rules/dates";
import { yuan } from "../../business/money";
import type { Handlers } from "../../kernel/handlers";
import { ok } from "../../kernel/replies";
import { bestDay, type ReportDay, reportDays, weekFigures } from "../rules/overview";
import { rankGoods } from "../rules/rankings";
import { change, writeRatio } from "../rules/ratios";
import { receivablesOf } from "../rules/receivables";
import { definitionsIn } from "../texts";
import { describePeriod, describeShop, type Reading, withReading } from "./reading";

type Schemas = components["schemas"];

export const overviewHandlers: Pick<Handlers<operations>, "getWeeklyOverview"> = {
  getWeeklyOverview(request) {
    const { now, locale } = request;
    return withReading(request, (reading) => {
      const { merchant, period, shop, documents } = reading;
      const figures = weekFigures(documents, period.from, period.until);
      const before = weekFigures(documents, period.beforeFrom, period.comparedUntil);
      const days = reportDays(documents, period);
      return ok({
        period: describePeriod(period),
        merchant_name: merchant.name,
        shop: shop && describeShop(shop, now),
        currency: merchant.currency,
        sales: compareMoney(figures.sales, before.sales),
        gross_profit: compareMoney(figures.grossProfit, before.grossProfit),
        gross_rate: compareRates(figures.grossRate, before.grossRate),
        orders: compareCounts(figures.orders, before.orders),
        received: compareMoney(figures.received, before.received),
        days: days.map(describeDay),
        highlights: highlightsOf(reading, days),
        definitions: definitionsIn(locale),
        lang: locale,
      });
    });
  },
};

function compareMoney(value: number, before: number): Schemas["MoneyComparison"] {
  return {
    value: yuan(value),
    before: yuan(before),
    difference: yuan(value - before),
    change: writeOrNull(change(value, before)),
  };
}

function compareCounts(value: number, before: number): Schemas["CountComparison"] {
  return { value, before, difference: value - before, change: writeOrNull(change(value, before)) };
}

/** The difference is that of the rates as they are shown, so that it can be checked by eye. */
function compareRates(value: number | null, before: number | null): Schemas["RatioComparison"] {
  const difference = value === null || before === null ? null : value - before;
  return { value: writeOrNull(value), before: writeOrNull(before), difference: writeOrNull(difference) };
}

function writeOrNull(tenThousandths: number | null): string | null {
  return tenThousandths === null ? null : writeRatio(tenThousandths);
}

function describeDay({ weekday, at, sales, orders, before }: ReportDay): Schemas["WeeklyDay"] {
  return {
    weekday,
    day: businessDate(at),
    sales: sales === null ? null : yuan(sales),
    orders,
    before_day: businessDate(before.at),
    before_sales: yuan(before.sales),
    before_orders: before.orders,
  };
}

function highlightsOf(
  { merchant, period, documents }: Reading,
  days: readonly ReportDay[],
): Schemas["WeeklyHighlights"] {
  const day = bestDay(days);
  const [product] = rankGoods(documents, period).rows;
  const { amount, over60 } = receivablesOf(documents, period);
  return {
    best_day: day && { weekday: day.weekday, day: businessDate(day.at), sales: yuan(day.sales) },
    best_product: product
      ? { id: product.id, name: merchant.goods(product.id).name, sales: yuan(product.sales) }
      : null,
    receivable: yuan(amount),
    receivable_over_60: yuan(over60),
  };
}
