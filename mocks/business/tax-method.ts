import type { Variant } from "../../src/platform/variant";
import type { TaxMethod } from "../../src/rules/tax-rules";

/** How tax is withheld from withdrawals of an account without terms of its own: of non-residents none is. */
export function usualTaxMethod(variant: Variant): TaxMethod {
  return variant === "china" ? "perOccurrence" : "none";
}
