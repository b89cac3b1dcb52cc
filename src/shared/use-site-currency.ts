import { useSyncExternalStore } from "react";
import { currentVariant, siteVariant } from "../platform/environment";
import { watchNothing } from "../platform/store";
import { variantTerms } from "../rules/variant-terms";

/** The currency of this edition, for pages that show amounts before any contract has said it. */
export function useSiteCurrency(): "CNY" | "USD" {
  // A prerendered page starts with the edition of the site's own host; the browser may be on another.
  return variantTerms[useSyncExternalStore(watchNothing, currentVariant, siteVariant)].currency;
}
