import { useFormats } from "../../../i18n/use-formats";
import { durations } from "../../../rules/calendar";

/** A Monday at noon on the business's clock. */
const monday = Date.parse("2026-11-16T12:00:00+08:00");

/** The seven days as charts write them, Monday first. */
export function useWeekdays(): readonly string[] {
  const { weekday } = useFormats();
  return Array.from({ length: 7 }, (_, day) => weekday(monday + day * durations.day, "narrow"));
}
