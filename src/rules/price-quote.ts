import { daysInPriceYear } from "./limits";

/** What a version costs a year, in integer fen (or cents), and what it includes. */
export interface VersionPrice {
  readonly yearFen: number;
  readonly includedStores: number;
  readonly includedUsers: number;
  /** What one more costs a year; null where none can be added. */
  readonly storeYearFen: number | null;
  readonly userYearFen: number | null;
}

/** Per cent off the price when so many years are bought at once; more years keep the last. */
export interface YearDiscount {
  readonly years: number;
  readonly percentOff: number;
}

/** How long, and how many stores and users beyond the included ones. */
export interface PriceSelection {
  readonly years: number;
  readonly stores: number;
  readonly users: number;
}

/** One line of a price. `unitFen × count × years` for what is bought, a share of `baseFen` for what is taken off. */
export interface QuoteLine {
  readonly kind: "version" | "stores" | "users" | "yearDiscount";
  readonly unitFen?: number;
  readonly count?: number;
  readonly years: number;
  readonly baseFen?: number;
  readonly percentOff?: number;
  readonly amountFen: number;
}

export interface Quote {
  readonly lines: readonly QuoteLine[];
  readonly totalFen: number;
  /** The total by the day, of 365 days a year, half up. */
  readonly dayFen: number;
}

/**
 * What a version costs for so many years, stores and users, line by line, in integer fen throughout. Coupons and
 * activities are the server's to know, so its own price may be lower.
 */
export function quotePrice(
  price: VersionPrice,
  { years, stores, users }: PriceSelection,
  discounts: readonly YearDiscount[],
): Quote {
  const line = (kind: "version" | "stores" | "users", unitFen: number | null, count: number): QuoteLine[] =>
    unitFen === null || count === 0
      ? []
      : [{ kind, unitFen, count, years, amountFen: unitFen * count * years }];
  const bought = [
    ...line("version", price.yearFen, 1),
    ...line("stores", price.storeYearFen, stores),
    ...line("users", price.userYearFen, users),
  ];
  const baseFen = sum(bought);
  const percentOff = yearPercentOff(discounts, years);
  const off = share(baseFen * percentOff, 100);
  const lines: QuoteLine[] =
    off === 0 ? bought : [...bought, { kind: "yearDiscount", years, baseFen, percentOff, amountFen: -off }];
  const totalFen = sum(lines);
  return { lines, totalFen, dayFen: share(totalFen, years * daysInPriceYear) };
}

/** Per cent taken off for so many years. */
export function yearPercentOff(discounts: readonly YearDiscount[], years: number): number {
  return discounts.reduce(
    (best, discount) => (discount.years <= years && discount.years > best.years ? discount : best),
    { years: 0, percentOff: 0 },
  ).percentOff;
}

function sum(lines: readonly { readonly amountFen: number }[]): number {
  return lines.reduce((total, { amountFen }) => total + amountFen, 0);
}

/** A share rounded half up, in whole numbers throughout. */
function share(fen: number, divisor: number): number {
  return Math.floor((2 * fen + divisor) / (2 * divisor));
}
