import type { Variant } from "../../../src/platform/variant";
import { durations } from "../../../src/rules/limits";
import { formatWeek, type IsoWeek, weekStart } from "../../../src/rules/weeks";
import type { Random } from "../../world/random";
import { fillBasket } from "./basket";
import type { Business, Customer, Salesperson } from "./business";
import { isNewYearRush, monthOf } from "./calendar";
import { samplerOf } from "./demand";
import type { SalesDocument } from "./document";
import { settle } from "./payments";
import { isClosed, type TradingPattern } from "./trading-pattern";

/** A business in a world. */
export interface RunningBusiness {
  readonly business: Business;
  /** The edition it belongs to. */
  readonly variant: Variant;
  readonly pattern: TradingPattern;
  /** In the order customers and salespeople count them, the first one the main shop. */
  readonly shops: readonly TradingShop[];
  /** Random choices for a part of this business. */
  random(key: string): Random;
}

export interface TradingShop {
  readonly id: number;
  /** Milliseconds since 1970; null while open. */
  readonly closedAt: number | null;
}

/** One week of a business, the same for all its customers. */
export interface TradingWeek {
  readonly name: string;
  /** Its first instant, milliseconds since 1970. */
  readonly monday: number;
  /** The share of a usual week's trade on each day; 0 when closed. */
  readonly days: readonly number[];
}

export function tradingWeek({ business, pattern, random }: RunningBusiness, week: IsoWeek): TradingWeek {
  const [name, monday] = [formatWeek(week), weekStart(week)];
  const dayRandom = random(`${name} days`);
  const factor = pattern.unusualWeeks[name] ?? 1;
  const days = business.weekdays.map((weight, index) => {
    const day = monday + index * durations.day;
    const variation = 0.88 + 0.24 * dayRandom.next();
    if (isClosed(pattern, day)) return 0;
    const season = (business.months[monthOf(day)] ?? 1) * (isNewYearRush(day) ? 1.35 : 1);
    return weight * variation * season * factor;
  });
  return { name, monday, days };
}

/**
 * The documents of one customer in one week, future days included; the same for every clock. Each customer's week
 * has random values of its own, so that adding a customer leaves others unchanged.
 */
export function customerWeek(
  running: RunningBusiness,
  customer: Customer,
  { name, monday, days }: TradingWeek,
): SalesDocument[] {
  const { business, pattern } = running;
  const total = sum(days);
  if (total === 0) return [];
  const random = running.random(`${name} ${customer.id} ${customer.shop}`);
  const expected = (customer.orders * total) / sum(business.weekdays);
  const number = Math.floor(expected * (0.8 + 0.4 * random.next()) + random.next());
  if (number === 0) return [];
  const market = {
    sampler: samplerOf(business, customer.trade, monday),
    counterPrice: business.counterPrice,
    week: Math.floor(monday / (7 * durations.day)),
  };
  const documents: SalesDocument[] = [];
  for (let count = 0; count < number; count++) {
    // One in each part of the week, so that few documents show its rhythm too.
    const fraction = (count + random.next()) / number;
    const at = timeOf(business, monday, days, fraction * total, random);
    const lines = fillBasket(market, customer, random);
    const settled = settle(lines, at, customer, pattern, random);
    const shop = shopAt(running, customer, at);
    const seller = random.chance(0.7) ? ((customer.id * 37) % 100) / 100 : random.next();
    if (!shop) continue;
    const salespersonId = salespersonOf(business, shop.number, seller).id;
    documents.push({ at, shopId: shop.id, customerId: customer.id, salespersonId, ...settled });
  }
  return documents;
}

/** Half the customers of a shop that closed go on buying in the first one; the others are lost. */
function shopAt({ shops }: RunningBusiness, { id, shop, trade }: Customer, at: number) {
  for (const number of trade !== "counter" && id % 4 === 1 ? [shop, 1] : [shop]) {
    const found = shops[number - 1];
    if (found && at < (found.closedAt ?? Number.POSITIVE_INFINITY)) return { id: found.id, number };
  }
  return undefined;
}

/**
 * The instant so much of a week's trade is done: the day it falls on, and morning or afternoon, mostly in the
 * middle of either.
 */
function timeOf(
  { hours }: Business,
  monday: number,
  days: readonly number[],
  done: number,
  random: Random,
): number {
  let target = done;
  let day = days.findIndex((weight) => {
    target -= weight;
    return target < 0;
  });
  if (day < 0) day = days.findLastIndex((weight) => weight > 0);
  const half = (hours.to - hours.from) / 2;
  const start = random.chance(0.5) ? hours.from : hours.from + half;
  const minutes = start + (half * (random.next() + random.next())) / 2;
  return monday + day * durations.day + Math.floor(minutes * 60) * durations.second;
}

/** A salesperson of the shop by weight; any where the shop has none. */
function salespersonOf({ salespeople }: Business, shop: number, draw: number): Salesperson {
  const own = salespeople.filter((salesperson) => salesperson.shop === shop);
  const staff = own.length > 0 ? own : salespeople;
  let target = draw * staff.reduce((total, { weight }) => total + weight, 0);
  const found = staff.find(({ weight }) => {
    target -= weight;
    return target < 0;
  });
  const one = found ?? staff.at(-1);
  if (!one) throw new RangeError("A business needs somebody to sell.");
  return one;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
