import { businessDate } from "../../../src/rules/dates";
import { durations } from "../../../src/rules/limits";
import { isShareChannel, type ShareChannel } from "../../business/channels";
import type { ClickRow } from "../rows/clicks";

/** Days whose clicks are told one by one, today included. */
const latestDays = 30;

interface ClickCount {
  /** As YYYY-MM-DD. */
  readonly day: string;
  readonly channel: ShareChannel | null;
  readonly count: number;
}

/**
 * Clicks of the last days by day and channel, the newest day first, within a day the channel with the most.
 * @param now milliseconds; a visitor's clock may run ahead of it, and nothing is told of tomorrow
 */
export function clicksByDay(clicks: readonly ClickRow[], now: number): ClickCount[] {
  const first = businessDate(now - (latestDays - 1) * durations.day);
  const counts = new Map<string, ClickCount>();
  for (const { at, channel: named } of clicks) {
    const day = businessDate(Math.min(at, now));
    if (day < first) continue;
    const channel = named !== null && isShareChannel(named) ? named : null;
    const key = `${day} ${channel}`;
    counts.set(key, { day, channel, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort(
    (one, other) => other.day.localeCompare(one.day) || other.count - one.count,
  );
}
