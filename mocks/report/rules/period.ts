import { durations } from "../../../src/rules/limits";
import { type IsoWeek, shiftWeek, weekEnd, weekOf, weekStart } from "../../../src/rules/weeks";

/** What a week's report covers. Moments in milliseconds since 1970. */
export interface Period {
  readonly week: IsoWeek;
  readonly before: IsoWeek;
  /** Monday 00:00. */
  readonly from: number;
  readonly beforeFrom: number;
  readonly isOver: boolean;
  /** Figures of the week count what happened before this moment; of the week before, before `comparedUntil`. */
  readonly until: number;
  readonly comparedUntil: number;
  /** When the figures were reckoned. */
  readonly asOf: number;
}

/** A week that is over is reckoned on Monday at six. */
const calculatedAfter = 6 * durations.hour;

/**
 * What the report of a week covers when it is asked for at `now`; null while the week has not begun. A week that runs
 * is reckoned at once, to the second.
 */
export function reportPeriod(week: IsoWeek, now: number): Period | null {
  const from = weekStart(week);
  const end = weekEnd(week);
  if (now < from) return null;
  const before = shiftWeek(week, -1);
  const shared = { week, before, from, beforeFrom: weekStart(before) };
  if (now >= end) {
    return {
      ...shared,
      isOver: true,
      until: end,
      comparedUntil: from,
      asOf: Math.min(wholeSecond(now), end + calculatedAfter),
    };
  }
  const asOf = wholeSecond(now);
  return { ...shared, isOver: false, until: asOf, comparedUntil: asOf - 7 * durations.day, asOf };
}

/** The last week that is over. */
export function lastWeekOver(now: number): IsoWeek {
  return shiftWeek(weekOf(now), -1);
}

function wholeSecond(instant: number): number {
  return Math.floor(instant / durations.second) * durations.second;
}
