import type { Variant } from "../../../src/platform/variant";
import { businessDate, startOfBusinessDate } from "../../../src/rules/dates";
import { addDays, endOfDay } from "../../business/calendar";
import { runsDaysInsteadOfYears, type Sku, settlementYearFen, skus } from "../../business/catalogue";
import { servicePeriod } from "../../business/periods";
import type { HeldService } from "../../business/rows/customers";

/** What decides whether a product can be activated for a customer. */
export interface ActivationFacts {
  /** Whether the promoter may order at settlement prices. */
  readonly canOrder: boolean;
  /** Whether the customer uses the product and has authorised the promoter; true where none is named. */
  readonly isAuthorised: boolean;
  /** Unused serials of a product, those that expire first first. */
  serialsOf(productNo: string): readonly { readonly serialNo: string }[];
  /** What the customer holds of a product. */
  heldOf(productNo: string): HeldService | null;
  /** Whether the customer bought a service for good. */
  hasBuyout(code: string): boolean;
}

/** Products of an edition that can be activated for a customer, in display order: those on sale by the year. */
export function productsToActivate(variant: Variant): readonly Sku[] {
  return skus.filter(
    (sku) => sku.variant === variant && sku.isOnSale && runsDaysInsteadOfYears(sku.productNo) === null,
  );
}

/** Days an activated service runs. */
export const activationDays = 365;

export type ActivationBlock = "notEligible" | "notAuthorised" | "buyout";

/** Why a product cannot be activated; null while it can. */
export function blockOf({ productNo, serviceNumber }: Sku, facts: ActivationFacts): ActivationBlock | null {
  if (facts.hasBuyout(serviceNumber)) return "buyout";
  if (!facts.isAuthorised) return "notAuthorised";
  return facts.serialsOf(productNo).length > 0 || facts.canOrder ? null : "notEligible";
}

/** One service as it would be activated, or was. */
export interface ActivationStep {
  readonly productNo: string;
  /** The serial it takes; null when it is ordered at the settlement price. */
  readonly serialNo: string | null;
  readonly settlementFen: number;
  readonly startsAt: number;
  readonly endsAt: number;
}

export type ActivationPlan =
  | { readonly kind: "steps"; readonly steps: readonly ActivationStep[] }
  | { readonly kind: "unknownService" }
  | { readonly kind: "blocked"; readonly by: ActivationBlock };

/**
 * What activating products for a customer would do: each takes the serial that expires first, or is ordered where no
 * serial is left. All or none: the first product that cannot be activated decides.
 */
export function planActivation(
  productNos: readonly string[],
  facts: ActivationFacts,
  variant: Variant,
  now: number,
): ActivationPlan {
  const offered = productsToActivate(variant);
  const requested = productNos.map((productNo) => offered.find((sku) => sku.productNo === productNo));
  const products = requested.filter((sku) => sku !== undefined);
  if (products.length < productNos.length) return { kind: "unknownService" };
  for (const sku of products) {
    const by = blockOf(sku, facts);
    if (by !== null) return { kind: "blocked", by };
  }
  return { kind: "steps", steps: products.map((sku) => stepOf(sku, facts, now)) };
}

function stepOf(sku: Sku, facts: ActivationFacts, now: number): ActivationStep {
  const { productNo } = sku;
  const serial = facts.serialsOf(productNo)[0];
  const { startsOn, expiresOn } = servicePeriod(productNo, 1, firstDay(facts.heldOf(productNo), now));
  return {
    productNo,
    serialNo: serial?.serialNo ?? null,
    settlementFen: serial ? 0 : settlementYearFen(sku),
    startsAt: startOfBusinessDate(startsOn),
    endsAt: endOfDay(expiresOn),
  };
}

/** The day after the present last one, or today when nothing runs. */
function firstDay(held: HeldService | null, now: number): string {
  const today = businessDate(now);
  if (!held || held.expiresAt === null || held.expiresAt < now) return today;
  return addDays(businessDate(held.expiresAt), 1);
}
