import { useMemo, useSyncExternalStore } from "react";
import { isDeviceElsewhere } from "../platform/device-zone";
import type { Locale } from "../platform/locale";
import { watchNothing } from "../platform/store";
import { type Instant, toTime, type YearDisplay } from "./date-formats";
import { noBreakSpace } from "./number-formats";
import { createFormats } from "./use-formats";
import { useLocale } from "./use-locale";

/** Formats of times that have their zone with them for readers elsewhere. */
export interface ZonedFormats {
  /** Day and time by which something is done or understood: "21 Nov, 10:41 (UTC+8)". */
  readonly zonedDateTime: (instant: Instant, year?: YearDisplay) => string;
  /** "10:41 (UTC+8)". */
  readonly zonedTime: (instant: Instant) => string;
  /** What stands after any other time of day. */
  readonly zone: (instant: Instant) => string;
}

/**
 * The formats in the language on screen, once a prerendered page is hydrated: it does not know where its reader is. Apart
 * from the others, as the home page does without.
 */
export function useZonedFormats(): ZonedFormats {
  const locale = useLocale();
  const isPlaceKnown = useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
  return useMemo(() => {
    const { dateTime, time } = createFormats(locale);
    const zone = (instant: Instant) => (isPlaceKnown ? formatZone(locale, instant) : "");
    return {
      zonedDateTime: (instant, year) => dateTime(instant, year) + zone(instant),
      zonedTime: (instant) => time(instant) + zone(instant),
      zone,
    };
  }, [locale, isPlaceKnown]);
}

/**
 * The zone of the business's clock, to stand after a time of day: "（UTC+8）", " (UTC+8)". Empty where the reader's own
 * clock shows the same time.
 */
export function formatZone(locale: Locale, instant: Instant): string {
  const time = toTime(instant);
  if (time === null || !isDeviceElsewhere(new Date(time))) return "";
  return locale === "en-US" ? `${noBreakSpace}(UTC+8)` : "（UTC+8）";
}
