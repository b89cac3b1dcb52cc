import { businessDate, startOfBusinessDate } from "../../../src/rules/dates";
import { addDays, endOfDay } from "../../business/calendar";
import type { ActivityRow } from "../rows";

/** Two activities that run, one that is over and one that has not begun, dated from the world's beginning. */
export function sampleActivities(startedAt: number): ActivityRow[] {
  const today = businessDate(startedAt);
  const activity = (
    alias: string,
    firstDay: number,
    lastDay: number,
    channels: readonly string[] = [],
  ): ActivityRow => ({
    alias,
    startsAt: startOfBusinessDate(addDays(today, firstDay)),
    endsAt: endOfDay(addDays(today, lastDay)),
    channels,
  });
  return [
    activity("year-end-2026", -1, 40, ["bd", "360"]),
    activity("year-end", -6, 9, ["bd", "360", "zh", "sms"]),
    activity("spring", -280, -250, ["bd"]),
    activity("new-year", 41, 70, ["bd"]),
  ];
}
