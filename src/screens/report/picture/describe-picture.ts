import type { components } from "../../../generated/report";
import type { Translate } from "../../../i18n/translation-keys";
import type { Formats } from "../../../i18n/use-formats";
import { now } from "../../../platform/clock";
import { shareOf } from "../../../rules/report-ranking";
import type { Amounts } from "../amounts";
import { countChange, moneyChange } from "../change";
import { currencyNote } from "../currency-note";
import { percentage } from "../percentage";
import { type Ranking, type RankingKind, rankingSizes } from "../rankings";
import type { Run } from "../sentence-runs";
import { fenOf } from "../week-facts";
import { readWeek, weekName, weekRange } from "../week-names";
import type { BarColour, PictureList, ReportPicture } from "./report-picture";

type Schemas = components["schemas"];

interface PictureSource {
  readonly t: Translate<"report">;
  readonly formats: Formats;
  readonly amounts: Amounts;
  /** Until when the figures count. */
  readonly asOf: string;
  readonly title: string;
  readonly brand: string;
  readonly overview: Schemas["WeeklyOverview"];
  readonly runs: readonly Run[];
  readonly receivables: Schemas["WeeklyReceivables"];
  readonly rankings: Readonly<Record<RankingKind, Ranking>>;
}

/** The words and shares of a picture, in the language of `t`; amounts are masked as they are on the page. */
export function describePicture(source: PictureSource): ReportPicture {
  const { t, formats, overview, receivables, rankings } = source;
  const { period, shop, merchant_name } = overview;
  const week = readWeek(period.week);
  const time = source.asOf;
  const currency = currencyNote(overview.currency, t, formats.locale);
  return {
    title: source.title,
    owner: t("shop.owner", { merchant: merchant_name, shop: shop?.name ?? t("shop.all") }),
    week: weekName(t, week, now()),
    range: weekRange(t, formats, week),
    sentence: source.runs,
    figures: describeFigures(source),
    days: describeDays(source),
    lists: [
      describeRanking(rankings.products, source),
      describeAgeing(receivables, source),
      describeRanking(rankings.customers, source),
      describeRanking(rankings.salespeople, source),
    ],
    notes: [
      period.is_over ? t("period.asOf", { time }) : t("period.running", { time }),
      ...(currency === null ? [] : [currency]),
      t("definitions.summary"),
    ],
    brand: source.brand,
  };
}

function describeFigures({ t, amounts, overview }: PictureSource): ReportPicture["figures"] {
  const { sales, gross_profit, orders, received } = overview;
  const tools = { t, amounts };
  const orderCount = t("figure.orders_value", { count: orders.value });
  return [
    { name: t("figure.sales"), value: amounts.money(sales.value), change: moneyChange(sales, tools) },
    {
      name: t("figure.gross_profit"),
      value: amounts.money(gross_profit.value),
      change: moneyChange(gross_profit, tools),
    },
    { name: t("figure.orders"), value: orderCount, change: countChange(orders, tools) },
    {
      name: t("figure.received"),
      value: amounts.money(received.value),
      change: moneyChange(received, tools),
    },
  ];
}

function describeDays({
  t,
  formats,
  amounts,
  overview: { days, period },
}: PictureSource): ReportPicture["days"] {
  const values = days.map((day) => Number(day.sales ?? 0));
  const best = Math.max(...values);
  const highest = Math.max(1, best, ...days.map((day) => Number(day.before_sales)));
  const bestIndex = values.indexOf(best);
  return {
    title: t("days.title"),
    legend: [weekName(t, readWeek(period.before_week), now()), weekName(t, readWeek(period.week), now())],
    bars: days.map((day, index) => ({
      name: formats.weekday(day.day, "narrow"),
      before: Number(day.before_sales) / highest,
      share: (values[index] ?? 0) / highest,
      mark: best > 0 && index === bestIndex ? amounts.wholeMoney(String(best)) : "",
    })),
  };
}

function describeRanking({ kind, sales, total, rows }: Ranking, { t, amounts }: PictureSource): PictureList {
  const top = rows.slice(0, rankingSizes.top);
  const most = Math.max(1, ...top.map((row) => Number(row.sales)));
  const topSales = top.reduce((sum, row) => sum + fenOf(row.sales), 0);
  const share = percentage(shareOf(topSales, fenOf(sales)));
  return {
    title: t(`ranking.${kind}.title`),
    note: total > top.length ? t(`ranking.${kind}.top`, { count: top.length, share }) : "",
    isRanked: true,
    rows: top.map((row, index) => ({
      name: row.name,
      detail: row.detail,
      value: amounts.money(row.sales),
      share: Number(row.sales) / most,
      colour: index === 0 ? "green" : "bar2",
    })),
    total: null,
    empty: t(`ranking.${kind}.empty`),
  };
}

const ageColours: Readonly<Record<Schemas["DebtAge"], BarColour>> = {
  upTo30: "bar2",
  upTo60: "amber",
  upTo90: "red",
  over90: "red",
};

function describeAgeing(
  { amount, customers, ageing }: Schemas["WeeklyReceivables"],
  { t, amounts }: PictureSource,
): PictureList {
  const most = Math.max(1, ...ageing.map((row) => Number(row.amount)));
  return {
    title: t("owed.title"),
    note: "",
    isRanked: false,
    rows: (customers === 0 ? [] : ageing).map((row) => ({
      name: t(`owed.${row.age}`),
      detail: t("owed.customers", { count: row.customers }),
      value: amounts.money(row.amount),
      share: Number(row.amount) / most,
      colour: ageColours[row.age],
    })),
    total: { name: t("owed.total", { count: customers }), value: amounts.money(amount) },
    empty: t("owed.none"),
  };
}
