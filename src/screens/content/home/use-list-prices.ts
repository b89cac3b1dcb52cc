import { settings } from "../../../platform/settings";
import type { PublishedPrices } from "../../../platform/settings-shape";
import { useSiteVariant } from "../../../shared/use-site-variant";

/** The yearly prices of this edition, in its currency, whatever the language. */
export function useListPrices(): PublishedPrices {
  return settings().prices[useSiteVariant()];
}
