import fc from "fast-check";
import type { SalesDocument } from "../../../mocks/report/documents/document";
import { type Period, reportPeriod } from "../../../mocks/report/rules/period";
import { durations } from "../../../src/rules/limits";
import { parseWeek, weekStart } from "../../../src/rules/weeks";

const week = parseWeek("2026-W46") ?? { year: 0, week: 0 };
const monday = weekStart(week);
const money = fc.integer({ min: 0, max: 5_000_000 });
const later = fc.integer({ min: 1, max: 20 * durations.day });

/** Any documents of a hundred and twenty days up to the middle of the week after 2026-W46. */
export const documents: fc.Arbitrary<SalesDocument[]> = fc.array(
  fc
    .record({
      at: fc.integer({ min: monday - 110 * durations.day, max: monday + 10 * durations.day }),
      shopId: fc.integer({ min: 1, max: 2 }),
      customerId: fc.integer({ min: 800, max: 806 }),
      salespersonId: fc.integer({ min: 1, max: 3 }),
      lines: fc.uniqueArray(
        fc.record({
          goodsId: fc.integer({ min: 1, max: 6 }),
          quantity: fc.integer({ min: 1, max: 90_000 }),
          sales: money,
          cost: money,
          returnedAfter: fc.option(later),
        }),
        { minLength: 1, maxLength: 4, selector: ({ goodsId }) => goodsId },
      ),
      payments: fc.array(fc.record({ after: later, amount: money }), { maxLength: 2 }),
    })
    .map(({ lines, payments, ...document }) => ({
      ...document,
      lines: lines.map(({ returnedAfter, ...line }) => ({
        ...line,
        returnedAt: returnedAfter === null ? null : document.at + returnedAfter,
      })),
      payments: payments.map(({ after, amount }) => ({ at: document.at + after, amount })),
    })),
  { maxLength: 40 },
);

/** The report of 2026-W46 at any moment of it and of the week after. */
export const periods: fc.Arbitrary<Period> = fc
  .integer({ min: 0, max: 14 * durations.day })
  .map((passed) => periodAt(monday + passed));

/** The report of 2026-W46 at a moment after it began. */
export function periodAt(now: number): Period {
  const period = reportPeriod(week, now);
  if (!period) throw new RangeError("The week has not begun.");
  return period;
}

export { monday };
