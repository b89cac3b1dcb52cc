import { variantTerms } from "../rules/variant-terms";
import { useSiteVariant } from "./use-site-variant";

/** The currency of this edition, for pages that show amounts before any contract has said it. */
export function useSiteCurrency(): "CNY" | "USD" {
  return variantTerms[useSiteVariant()].currency;
}
