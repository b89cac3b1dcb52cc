import { useFormats } from "../../../i18n/use-formats";
import { durations } from "../../../rules/limits";

/** A Monday at noon on the business's clock. */
const monday = Date.parse("2026-11-16T12:00:00+08:00");
const zeroWidthSpace = "\u200b";

/**
 * The seven days as charts write them, Monday first. Charts tell their bars apart by name, and English has two T
 * and two S: a mark that is not seen makes each name its own.
 */
export function useWeekdays(): readonly string[] {
  const { weekday } = useFormats();
  return Array.from(
    { length: 7 },
    (_, day) => weekday(monday + day * durations.day, "narrow") + zeroWidthSpace.repeat(day),
  );
}
