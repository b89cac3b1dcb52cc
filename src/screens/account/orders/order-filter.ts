import type { OrderFilter } from "../../../api/mall/queries";
import { cleanText } from "../../../rules/clean-text";
import { businessDate } from "../../../rules/dates";
import { durations } from "../../../rules/limits";
import type { OrderState } from "../../../shared/order-status/order-status";
import { readPageNumber } from "../../../shared/routing/addresses";

/** The tabs of the order list and the states each gathers; "all" asks for every state. */
export const orderTabs = {
  all: [],
  unpaid: ["unpaid"],
  paid: ["paid", "activated"],
  refunds: ["refunding", "refunded"],
  closed: ["cancelled", "expired"],
} as const satisfies Record<string, readonly OrderState[]>;

export type OrderTab = keyof typeof orderTabs;
export const orderTabNames: readonly OrderTab[] = ["all", "unpaid", "paid", "closed", "refunds"];

/** How far back the list looks, in days; "all" has no end. */
export const orderPeriods = { all: null, quarter: 90, year: 365 } as const;
export type OrderPeriod = keyof typeof orderPeriods;

/** Orders of one page where the user center begins; the orders' own page shows more at once. */
export const ordersAtHome = 5;

/** The filter of the order list, stored in the address. */
export interface OrderView {
  readonly tab: OrderTab;
  readonly keyword: string;
  readonly period: OrderPeriod;
  readonly page: number;
}

/** In characters as people count them: cut inside one, an address would carry half of it. */
export const maximumKeywordLength = 60;

/** The search after a text was typed. */
export function orderKeyword(text: string): string {
  return [...cleanText(text.slice(0, 10 * maximumKeywordLength), "trim")]
    .slice(0, maximumKeywordLength)
    .join("")
    .trim();
}

/** Reads the view from an address anyone can write: what is no view counts as the usual one. */
export function readOrderView(query: URLSearchParams): OrderView {
  const tab = query.get("tab") ?? "";
  const period = query.get("period") ?? "";
  return {
    tab: isTab(tab) ? tab : "all",
    keyword: orderKeyword(query.get("q") ?? ""),
    period: isPeriod(period) ? period : "all",
    page: readPageNumber(query),
  };
}

/** The query of a view, with its "?"; what is usual is left out. */
export function orderViewQuery({ tab, keyword, period, page }: OrderView): string {
  const query = new URLSearchParams();
  if (tab !== "all") query.set("tab", tab);
  if (keyword !== "") query.set("q", keyword);
  if (period !== "all") query.set("period", period);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** What the server is asked for. `now` in milliseconds since 1970. */
export function orderFilter(
  { tab, keyword, period, page }: OrderView,
  size: number,
  now: number,
): OrderFilter {
  const days = orderPeriods[period];
  return {
    page,
    size,
    states: [...orderTabs[tab]],
    ...(keyword !== "" && { keyword }),
    ...(days !== null && { from: businessDate(now - days * durations.day) }),
  };
}

function isTab(text: string): text is OrderTab {
  return Object.hasOwn(orderTabs, text);
}

function isPeriod(text: string): text is OrderPeriod {
  return Object.hasOwn(orderPeriods, text);
}
