import type { Formats } from "../../../i18n/use-formats";
import { serverNow } from "../../../platform/clock";
import { businessDate, businessDateOf } from "../../../rules/dates";

/** "今天 15:00", "11-30"; midnight stands for a day without a time. */
export function nextText(next: string, { date, time }: Formats, today: string): string {
  const day = businessDateOf(next) === businessDate(serverNow()) ? today : date(next);
  const at = timeOfDay(next, time);
  return at === "" ? day : `${day} ${at}`;
}

/**
 * What a new follow-up begins with: the next date agreed, as long as it is still to come. That of today or before is
 * what is being noted.
 */
export function initialNext(next: string | null, { time }: Formats): { nextDate: string; nextTime: string } {
  if (next === null || businessDateOf(next) <= businessDate(serverNow()))
    return { nextDate: "", nextTime: "" };
  return { nextDate: businessDateOf(next), nextTime: timeOfDay(next, time) };
}

function timeOfDay(next: string, time: Formats["time"]): string {
  const at = time(next);
  return at === "00:00" ? "" : at;
}
