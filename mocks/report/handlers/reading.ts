import type { components } from "../../../src/generated/report";
import type { Locale } from "../../../src/platform/locale";
import { businessDate } from "../../../src/rules/dates";
import { formatWeek, type IsoWeek, parseWeek, weekEnd } from "../../../src/rules/weeks";
import { invalidField, notFound, signedOut } from "../../business/refusals";
import type { ShopRow } from "../../business/shops";
import { refuse } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import type { SalesDocument } from "../documents/document";
import { type Merchant, merchantOf } from "../merchants";
import { lastWeekOver, type Period, reportPeriod } from "../rules/period";
import { refusals } from "../texts";
import { tokenPair } from "../tokens";

interface CallContext {
  readonly world: World;
  readonly now: number;
  readonly locale: Locale;
  readonly headers: object;
}

/** Somebody with a valid pair. */
export interface Reader {
  readonly userId: string;
  readonly merchant: Merchant;
}

/** One week as somebody asked for it. */
export interface Reading extends Reader {
  readonly period: Period;
  /** The shop asked for; null for all of them. */
  readonly shop: ShopRow | null;
  /** Of that shop, or of all. */
  readonly documents: readonly SalesDocument[];
}

/** Wraps the part of a handler that needs a reader: answers 401 without a valid pair. */
export function withReader<Reply>(request: CallContext, respond: (reader: Reader) => Reply) {
  const { world, headers, now, locale } = request;
  const pair = tokenPair(world, headers, now);
  const merchant = pair && merchantOf(world, pair.userId);
  return merchant ? respond({ userId: pair.userId, merchant }) : refuse(signedOut(locale));
}

/**
 * Wraps the part of a handler that reads a week: answers 401 without a valid pair, 400 for a week its year does not
 * have, 404 for one that has not begun and for somebody else's shop.
 */
export function withReading<Reply>(
  request: CallContext & { readonly query: { readonly week?: string; readonly shop?: number } },
  respond: (reading: Reading) => Reply,
) {
  const { query, now, locale } = request;
  return withReader(request, (reader) => {
    const week = query.week === undefined ? lastWeekOver(now) : parseWeek(query.week);
    if (!week) return refuse(noSuchWeek(query.week ?? "", locale));
    const period = reportPeriod(week, now);
    if (!period) return refuse(notFound(locale, refusals.notStarted));
    const shop = reader.merchant.shops.find(({ shopId }) => shopId === query.shop);
    if (query.shop !== undefined && !shop) return refuse(notFound(locale, refusals.noShop));
    const all = reader.merchant.documentsAround(week);
    const documents = shop ? all.filter(({ shopId }) => shopId === shop.shopId) : all;
    return respond({ ...reader, period, shop: shop ?? null, documents });
  });
}

/** The refusal of a week its year does not have, such as 2025-W53. */
export function noSuchWeek(text: string, locale: Locale) {
  const [year = "", week = ""] = text.split("-W");
  const refusal = invalidField(locale, "week", "", {
    "zh-CN": `${year}年没有第${Number(week)}周`,
    "zh-TW": `${year}年沒有第${Number(week)}週`,
    "en-US": `${year} has no week ${Number(week)}`,
  });
  return { ...refusal, fields: [...refusal.fields] };
}

/** The period as the contract writes it. */
export function describePeriod(period: Period): components["schemas"]["ReportPeriod"] {
  return {
    week: formatWeek(period.week),
    from: businessDate(period.from),
    to: lastDayOf(period.week),
    before_week: formatWeek(period.before),
    before_from: businessDate(period.beforeFrom),
    compared_until: rfc3339(period.comparedUntil),
    is_over: period.isOver,
    as_of: rfc3339(period.asOf),
  };
}

/** A shop as the contract writes it. */
export function describeShop(
  { shopId, name, closedAt }: ShopRow,
  now: number,
): components["schemas"]["ReportShop"] {
  return { id: shopId, name, is_open: closedAt === null || now < closedAt };
}

function lastDayOf(week: IsoWeek): string {
  return businessDate(weekEnd(week) - 1);
}
