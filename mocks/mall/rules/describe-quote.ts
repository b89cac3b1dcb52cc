import type { components } from "../../../src/generated/mall";
import type { Locale } from "../../../src/platform/locale";
import { currencyOf, runsDaysInsteadOfYears } from "../../business/catalogue";
import { yuan } from "../../business/money";
import type { Quote } from "../../business/pricing";
import type { PriceLineRow } from "../../business/rows/orders";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import { lineName } from "../texts/orders";

type Schemas = components["schemas"];

/** A price as the contract writes it. `couponName` names the coupon in it; `now` in milliseconds since 1970. */
export function describeQuote(
  { variant }: Pick<World, "variant">,
  quote: Quote,
  now: number,
  locale: Locale,
  couponName?: string,
): Schemas["PriceQuote"] {
  return {
    lines: quote.lines.map((line) => describeLine(line, locale, couponName)),
    originalPrice: yuan(quote.originalFen),
    price: yuan(quote.originalFen - quote.discountFen),
    discountAmount: yuan(quote.discountFen),
    couponAmount: yuan(quote.couponFen),
    finalAmount: yuan(quote.finalFen),
    currency: currencyOf(variant),
    dayPrice: yuan(quote.dayFen),
    asOf: rfc3339(now),
  };
}

/** One line of a price with what it was computed from. */
export function describeLine(line: PriceLineRow, locale: Locale, couponName?: string): Schemas["PriceLine"] {
  const { kind, amountFen, unitFen, count, years, days, baseFen, percentOff } = withTimes(line);
  return {
    kind,
    name: lineName(line, locale, couponName),
    ...(unitFen !== undefined && { unitPrice: yuan(unitFen) }),
    ...(count !== undefined && { count }),
    ...(years !== undefined && { years }),
    ...(days !== undefined && { days }),
    ...(baseFen !== undefined && { base: yuan(baseFen) }),
    ...(percentOff !== undefined && { percentOff }),
    amount: yuan(amountFen),
  };
}

/** The line with what multiplies its unit price: years, or of a product that is sold by the month how many months. */
function withTimes(line: PriceLineRow): PriceLineRow {
  const { years, ...rest } = line;
  // A discount for years is a part of its base, whatever the years.
  if (years === undefined || rest.kind === "yearDiscount") return rest;
  const isMonthly = rest.about !== undefined && runsDaysInsteadOfYears(rest.about) !== null;
  return isMonthly ? { ...rest, count: (rest.count ?? 1) * years } : line;
}
