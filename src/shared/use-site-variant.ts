import { useSyncExternalStore } from "react";
import { currentVariant, siteVariant } from "../platform/environment";
import { watchNothing } from "../platform/store";
import type { Variant } from "../platform/variant";

/** The edition. A prerendered page starts with the one of the site's own host; the browser may be on another. */
export function useSiteVariant(): Variant {
  return useSyncExternalStore(watchNothing, currentVariant, siteVariant);
}
