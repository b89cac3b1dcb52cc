import { useSyncExternalStore } from "react";
import { currentVariant, siteVariant } from "../../../platform/environment";
import { settings } from "../../../platform/settings";
import type { PublishedPrices } from "../../../platform/settings-shape";
import { watchNothing } from "../../../platform/store";

/** The yearly prices of this edition, in its currency, whatever the language. */
export function useListPrices(): PublishedPrices {
  // A prerendered page starts with the edition of the site's own host; the browser may be on another.
  const variant = useSyncExternalStore(watchNothing, currentVariant, siteVariant);
  return settings().prices[variant];
}
