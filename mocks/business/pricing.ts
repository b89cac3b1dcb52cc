import { yearDiscounts } from "../../src/rules/business-limits";
import { daysInPriceYear } from "../../src/rules/limits";
import { runsDaysInsteadOfYears, type Sku, settlementYearFen } from "./catalogue";
import { couponReductionFen } from "./coupons";
import { shareOf, sum } from "./money";
import type { PromotionRow } from "./promotions";
import type { CouponRow, CouponTerms } from "./rows/coupons";
import type { PriceLineKind, PriceLineRow } from "./rows/orders";

/** The selection of one product to be priced. */
export interface Choice {
  readonly sku: Sku;
  /** Licences of the same kind. */
  readonly quantity: number;
  readonly years: number;
  /** Of one licence, beyond those the product includes. */
  readonly users: number;
  readonly stores: number;
}

/** What lowers the list price, as far as the buyer has it. */
export interface PriceTerms {
  /** Whether the buyer is an agent with open ordering; then no other reduction applies. */
  readonly hasSettlementPrice?: boolean;
  /** The promotion that runs for this choice and has stock for it. */
  readonly promotion?: Pick<PromotionRow, "alias" | "priceFen" | "canUseCoupons"> | undefined;
  /** What an invitation saves on this order, in fen. */
  readonly invitationFen?: number;
}

/** A price line by line, in fen. `finalFen` = the sum of the lines = `originalFen` − `discountFen` − `couponFen`. */
export interface Quote {
  readonly lines: readonly PriceLineRow[];
  readonly originalFen: number;
  /** Taken off before the coupon. */
  readonly discountFen: number;
  readonly couponFen: number;
  readonly finalFen: number;
  /** What one day of it costs, half up. */
  readonly dayFen: number;
  /** Days the price is for, of 365 a year. */
  readonly days: number;
  /** Whether it lets no coupon beside it. */
  readonly isExclusive: boolean;
  /** The activity of its promotion price. */
  readonly promotionAlias: string | null;
}

/**
 * Prices a choice without a coupon: version, stores and users at list prices, then what is taken off. A settlement
 * price or a promotion lowers the version alone and leaves no discount for years and no invitation beside it; a
 * promotion that would cost more than those discounts is left out.
 */
export function priceChoice(choice: Choice, terms: PriceTerms = {}): Quote {
  const list = listLines(choice);
  const days = choice.years * (runsDaysInsteadOfYears(choice.sku.productNo) ?? daysInPriceYear);
  const quote = (lines: readonly PriceLineRow[], promotion?: PriceTerms["promotion"]): Quote =>
    add([...list, ...lines], days, {
      promotionAlias: promotion?.alias ?? null,
      isExclusive: terms.hasSettlementPrice === true || promotion?.canUseCoupons === false,
    });
  if (terms.hasSettlementPrice) return quote(settlementLines(choice));
  const regular = quote(discountLines(sum(list.map(amountOf)), choice.years, terms.invitationFen ?? 0));
  const { promotion } = terms;
  if (!promotion) return regular;
  const versionFen = choice.sku.yearFen * choice.quantity * choice.years;
  const saved = Math.max(versionFen - promotion.priceFen * choice.quantity, 0);
  const promoted = quote(deduction("promotion", saved, { about: promotion.alias }), promotion);
  return promoted.finalFen <= regular.finalFen ? promoted : regular;
}

/** The same price with a coupon that may be used on it; unchanged where it takes nothing off. */
export function withCoupon(
  quote: Quote,
  coupon: Pick<CouponRow, "couponId"> & Pick<CouponTerms, "face" | "maximumReductionFen">,
): Quote {
  const line = deduction("coupon", couponReductionFen(coupon, quote.finalFen), {
    about: String(coupon.couponId),
  });
  return add([...quote.lines, ...line], quote.days, quote);
}

/**
 * What it costs to make a standard licence a professional one for the whole days it has left: (professional −
 * standard − users bought before that professional includes) ÷ 365 × days, rounded half up once, never below 0. The
 * last line taken off makes the lines add up.
 */
export function priceUpgrade(facts: {
  readonly standard: Sku;
  readonly professional: Sku;
  /** Users the licence has. */
  readonly users: number;
  readonly days: number;
}): Quote {
  const { standard, professional, days } = facts;
  const spareUsers = professional.includedUsers - standard.includedUsers;
  const credited = Math.min(Math.max(facts.users - standard.includedUsers, 0), Math.max(spareUsers, 0));
  const userFen = standard.userYearFen ?? 0;
  const yearFen = Math.max(professional.yearFen - standard.yearFen - credited * userFen, 0);
  const finalFen = forDays(yearFen, days);
  const rest = { kind: "professionalRest", unitFen: professional.yearFen, days } as const;
  const restFen = forDays(professional.yearFen, days);
  const standardFen = credited > 0 ? forDays(standard.yearFen, days) : restFen - finalFen;
  const credit = { kind: "standardCredit", unitFen: standard.yearFen, days } as const;
  const lines: PriceLineRow[] = [
    { ...rest, amountFen: restFen, about: professional.productNo },
    { ...credit, amountFen: 0 - standardFen, about: standard.productNo },
  ];
  if (credited > 0) {
    const amountFen = finalFen - restFen + standardFen;
    lines.push({ kind: "userCredit", unitFen: userFen, count: credited, days, amountFen });
  }
  return add(lines, days);
}

/** What more users cost for the days left: users × year price ÷ 365 × days, rounded half up once. */
export function priceAddedUsers(facts: {
  readonly userYearFen: number;
  readonly users: number;
  readonly days: number;
}): Quote {
  const { userYearFen: unitFen, users: count, days } = facts;
  return add([{ kind: "addedUsers", unitFen, count, days, amountFen: forDays(unitFen * count, days) }], days);
}

/** Per cent taken off for so many years; more years than listed keep the last. */
export function yearPercentOff(years: number): number {
  return yearDiscounts.filter((discount) => discount.years <= years).at(-1)?.percentOff ?? 0;
}

/** What one licence costs a year with so many users and stores, at list prices, in fen. */
export function yearPriceFen(choice: Pick<Choice, "sku" | "users" | "stores">): number {
  return sum(listLines({ ...choice, quantity: 1, years: 1 }).map(amountOf));
}

function listLines({ sku, quantity, years, users, stores }: Choice): PriceLineRow[] {
  const line = (kind: "version" | "stores" | "users", unitFen: number, count: number): PriceLineRow[] =>
    count === 0
      ? []
      : [{ kind, unitFen, count, years, amountFen: unitFen * count * years, about: sku.productNo }];
  return [
    ...line("version", sku.yearFen, quantity),
    ...line("stores", sku.storeYearFen ?? 0, sku.storeYearFen === null ? 0 : stores * quantity),
    ...line("users", sku.userYearFen ?? 0, sku.userYearFen === null ? 0 : users * quantity),
  ];
}

function settlementLines({ sku, quantity, years }: Choice): PriceLineRow[] {
  const saved = (sku.yearFen - settlementYearFen(sku)) * quantity * years;
  const baseFen = sku.yearFen * quantity * years;
  return deduction("settlement", saved, { baseFen, percentOff: 100 - sku.settlementPercent });
}

function discountLines(baseFen: number, years: number, invitationFen: number): PriceLineRow[] {
  const percentOff = yearPercentOff(years);
  const forYears = shareOf(baseFen, percentOff, 100);
  return [
    ...deduction("yearDiscount", forYears, { years, baseFen, percentOff }),
    ...deduction("invitation", Math.min(invitationFen, baseFen - forYears)),
  ];
}

function deduction(kind: PriceLineKind, fen: number, facts: Partial<PriceLineRow> = {}): PriceLineRow[] {
  return fen > 0 ? [{ kind, amountFen: -fen, ...facts }] : [];
}

/** A year price for so many days of 365, half up. */
function forDays(yearFen: number, days: number): number {
  return shareOf(yearFen, days, daysInPriceYear);
}

/** Discounts are taken off an original price; credits of an upgrade are part of it. */
const discounts: readonly PriceLineKind[] = ["yearDiscount", "promotion", "invitation", "settlement"];

function add(
  lines: readonly PriceLineRow[],
  days: number,
  terms: Pick<Quote, "isExclusive" | "promotionAlias"> = { isExclusive: false, promotionAlias: null },
): Quote {
  const total = (kinds: (kind: PriceLineKind) => boolean): number =>
    sum(lines.filter(({ kind }) => kinds(kind)).map(amountOf));
  const discountFen = 0 - total((kind) => discounts.includes(kind));
  const couponFen = 0 - total((kind) => kind === "coupon");
  const finalFen = sum(lines.map(amountOf));
  return {
    lines,
    originalFen: finalFen + discountFen + couponFen,
    discountFen,
    couponFen,
    finalFen,
    dayFen: days > 0 ? shareOf(finalFen, 1, days) : 0,
    days,
    isExclusive: terms.isExclusive,
    promotionAlias: terms.promotionAlias,
  };
}

function amountOf({ amountFen }: PriceLineRow): number {
  return amountFen;
}
