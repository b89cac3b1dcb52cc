import { describe, expect, test } from "vitest";
import { openLedger } from "../../../mocks/report/documents/ledger";
import { newcomerNameOf, newcomersOf } from "../../../mocks/report/documents/newcomers";
import type { TradingPattern } from "../../../mocks/report/documents/trading-pattern";
import { weekFigures } from "../../../mocks/report/rules/overview";
import { reportPeriod } from "../../../mocks/report/rules/period";
import { receivablesOf } from "../../../mocks/report/rules/receivables";
import { weekEnd, weekStart } from "../../../src/rules/weeks";
import { documentsOf, documentsUpTo, sampleBusiness, week } from "./sample-business";

describe("a ledger leaves out nothing that a week's report depends on", () => {
  const patterns: [string, Partial<TradingPattern>][] = [
    ["a usual course", {}],
    ["late customers", { paymentDelay: 6 }],
    ["a shut week", { shutWeeks: ["2026-W44"] }],
  ];
  const weeks = ["2026-W46", "2026-W10"];

  test.each(patterns.flatMap(([name, pattern]) => weeks.map((text) => ({ name, series: pattern, text }))))(
    "$name, $text",
    ({ series: pattern, text }) => {
      const running = sampleBusiness(pattern);
      const period = reportPeriod(week(text), weekEnd(week(text)));
      if (!period) throw new Error("The week is over.");
      const everything = documentsUpTo(running, text, 46);
      const around = openLedger(running).around(week(text));
      expect(around.length).toBeLessThan(everything.length);
      expect(receivablesOf(around, period)).toEqual(receivablesOf(everything, period));
      for (const [from, until] of [
        [period.from, period.until],
        [period.beforeFrom, period.comparedUntil],
      ] as const) {
        expect(weekFigures(around, from, until)).toEqual(weekFigures(everything, from, until));
      }
    },
  );
});

test("a ledger has no document twice, whatever was asked before", () => {
  const ledger = openLedger(sampleBusiness());
  const first = ledger.around(week("2026-W46"));
  expect(new Set(first).size).toBe(first.length);
  ledger.around(week("2026-W30"));
  expect(ledger.around(week("2026-W46"))).toEqual(first);
});

describe("newcomers", () => {
  const pattern = { newcomers: 3000, newcomersSince: weekStart(week("2026-W44")) };

  test("leave the documents of all others as they were", () => {
    const usual = documentsOf(sampleBusiness(), "2026-W46");
    const others = documentsOf(sampleBusiness(pattern), "2026-W46").filter(
      ({ customerId }) => newcomerNameOf(customerId) === undefined,
    );
    expect(others).toEqual(usual);
  });

  test("each buy every week since they came, and never before", () => {
    const buyers = (text: string) =>
      new Set(
        documentsOf(sampleBusiness(pattern), text)
          .map(({ customerId }) => customerId)
          .filter((id) => newcomerNameOf(id) !== undefined),
      ).size;
    expect(buyers("2026-W43")).toBe(0);
    expect(buyers("2026-W46")).toBeGreaterThan(2900);
  });

  test("have different names", () => {
    const names = newcomersOf({ ...sampleBusiness().pattern, ...pattern }).map(({ name }) => name);
    expect(new Set(names).size).toBe(3000);
  });
});
