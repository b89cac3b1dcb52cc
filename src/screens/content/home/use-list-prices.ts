import { useSyncExternalStore } from "react";
import { useLocale } from "../../../i18n/use-locale";
import { currentVariant } from "../../../platform/environment";
import { settings } from "../../../platform/settings";
import type { PublishedPrices } from "../../../platform/settings-shape";

/** The yearly prices to show: those of the global edition there and to every reader of English, else China's. */
export function useListPrices(): PublishedPrices {
  const locale = useLocale();
  // The edition is known to the browser alone, so a prerendered page starts with China's.
  const variant = useSyncExternalStore(watchNothing, currentVariant, () => "china" as const);
  return settings().prices[locale === "en-US" ? "global" : variant];
}

const watchNothing = () => () => undefined;
