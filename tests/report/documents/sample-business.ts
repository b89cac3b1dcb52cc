import { type BusinessName, businesses } from "../../../mocks/report/data/businesses";
import type { RunningBusiness } from "../../../mocks/report/documents/customer-week";
import type { SalesDocument } from "../../../mocks/report/documents/document";
import { openLedger } from "../../../mocks/report/documents/ledger";
import { defaultPattern, type TradingPattern } from "../../../mocks/report/documents/trading-pattern";
import { createRandom } from "../../../mocks/world/random";
import { durations } from "../../../src/rules/limits";
import { type IsoWeek, parseWeek, shiftWeek, weekEnd, weekStart } from "../../../src/rules/weeks";

/** When the third shop of the sample business closed: on a Saturday morning. */
export const closedAt = Date.parse("2026-10-10T10:32:00+08:00");

/** A business with three shops, the third one closed, that opened two years before November 2026. */
export function sampleBusiness(
  pattern: Partial<TradingPattern> = {},
  seed = 1,
  name: BusinessName = "dailyGoods",
): RunningBusiness {
  return {
    business: businesses[name],
    variant: "china",
    pattern: { ...defaultPattern, openedAt: closedAt - 104 * 7 * durations.day, ...pattern },
    shops: [
      { id: 301, closedAt: null },
      { id: 302, closedAt: null },
      { id: 303, closedAt },
    ],
    random: (key) => createRandom(seed, key),
  };
}

/** A week written as in an address. */
export function week(text: string): IsoWeek {
  const found = parseWeek(text);
  if (!found) throw new RangeError(`${text} is no week.`);
  return found;
}

/** The documents written in one week. */
export function documentsOf(running: RunningBusiness, text: string): SalesDocument[] {
  const [from, end] = [weekStart(week(text)), weekEnd(week(text))];
  return openLedger(running)
    .around(week(text))
    .filter(({ at }) => at >= from && at < end);
}

/** Every document of so many weeks up to one, each once. */
export function documentsUpTo(running: RunningBusiness, text: string, weeks: number): SalesDocument[] {
  const ledger = openLedger(running);
  const all: SalesDocument[] = [];
  for (let back = weeks - 1; back >= 0; back--) {
    const own = shiftWeek(week(text), -back);
    const [from, end] = [weekStart(own), weekEnd(own)];
    for (const document of ledger.around(own)) {
      if (document.at >= from && document.at < end) all.push(document);
    }
  }
  return all;
}
