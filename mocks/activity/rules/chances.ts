import { businessDate, startOfBusinessDate } from "../../../src/rules/dates";
import { durations } from "../../../src/rules/limits";
import type { ChanceLimits } from "../data/lotteries";
import type { ChanceSource, DrawRow, GrantRow } from "../rows";
import { type Period, phaseOf } from "./period";

/** The chances somebody has in a lottery, as the contract counts them. */
export interface Chances {
  readonly left: number;
  readonly usedToday: number;
  /** When the next one comes by itself; null when none will. */
  readonly nextAt: number | null;
  /** Whether sharing gives one more today. */
  readonly canShare: boolean;
  /** How many came today and how many can, by source. */
  readonly sources: readonly {
    readonly source: ChanceSource;
    readonly given: number;
    readonly limit: number;
  }[];
  /** What the next draw takes; null when there is nothing left. */
  readonly next: DrawRow["took"] | null;
}

const order: readonly ChanceSource[] = ["daily", "share", "order", "register"];

/**
 * The chances of an account at a time. The daily one is valid for its calendar day (UTC+8) within the period; others
 * stay until drawn. The daily one is drawn first. None before and after the period.
 */
export function chancesOf(
  period: Period,
  limits: ChanceLimits,
  grants: readonly Pick<GrantRow, "source" | "at">[],
  draws: readonly Pick<DrawRow, "took" | "at">[],
  now: number,
): Chances {
  const isToday = ({ at }: { readonly at: number }): boolean => businessDate(at) === businessDate(now);
  const isOpen = phaseOf(period, now) === "running";
  const drawsToday = draws.filter(isToday);
  const daily = isOpen ? (limits.daily ?? 0) : 0;
  const dailyLeft = Math.max(daily - drawsToday.filter(({ took }) => took === "daily").length, 0);
  const givenLeft = isOpen ? grants.length - draws.filter(({ took }) => took === "given").length : 0;
  const givenToday = (source: ChanceSource): number =>
    source === "daily" ? daily : grants.filter((grant) => grant.source === source && isToday(grant)).length;
  return {
    left: dailyLeft + givenLeft,
    usedToday: drawsToday.length,
    nextAt: nextDaily(period, limits, now),
    canShare: isOpen && givenToday("share") < (limits.share ?? 0),
    sources: order.flatMap((source) => {
      const limit = limits[source];
      return limit === undefined ? [] : [{ source, given: givenToday(source), limit }];
    }),
    next: dailyLeft > 0 ? "daily" : givenLeft > 0 ? "given" : null,
  };
}

/** Whether a source still gives a chance on the day of an instant. */
export function givesMore(
  limits: ChanceLimits,
  grants: readonly Pick<GrantRow, "source" | "at">[],
  source: GrantRow["source"],
  now: number,
): boolean {
  const today = businessDate(now);
  const given = grants.filter((grant) => grant.source === source && businessDate(grant.at) === today);
  return given.length < (limits[source] ?? 0);
}

function nextDaily(period: Period, limits: ChanceLimits, now: number): number | null {
  if (!limits.daily) return null;
  if (now < period.startsAt) return period.startsAt;
  const tomorrow = startOfBusinessDate(businessDate(now)) + durations.day;
  return tomorrow <= period.endsAt ? tomorrow : null;
}
