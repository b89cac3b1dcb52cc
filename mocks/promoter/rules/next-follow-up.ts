import { startOfBusinessDate } from "../../../src/rules/dates";
import { durations } from "../../../src/rules/limits";

/**
 * When a customer is to be contacted next, by a day (2026-11-21) and a time of it (15:00) in UTC+8: the beginning of
 * the day without a time, null without a day, since a time alone is ambiguous.
 */
export function nextFollowUp(day: string | undefined, time: string | undefined): number | null {
  if (day === undefined) return null;
  const [hours = 0, minutes = 0] = (time ?? "00:00").split(":").map(Number);
  return startOfBusinessDate(day) + hours * durations.hour + minutes * durations.minute;
}
