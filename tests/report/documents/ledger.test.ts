import { describe, expect, test } from "vitest";
import { openLedger } from "../../../mocks/report/documents/ledger";
import { isNewcomer, newcomersOf } from "../../../mocks/report/documents/newcomers";
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
    const regular = documentsOf(sampleBusiness(), "2026-W46");
    const others = documentsOf(sampleBusiness(pattern), "2026-W46").filter(
      ({ customerId }) => !isNewcomer(customerId),
    );
    expect(others).toEqual(regular);
  });

  test("each buy every week since they came, and never before", () => {
    const buyers = (text: string) =>
      new Set(
        documentsOf(sampleBusiness(pattern), text)
          .map(({ customerId }) => customerId)
          .filter(isNewcomer),
      ).size;
    expect(buyers("2026-W43")).toBe(0);
    expect(buyers("2026-W46")).toBeGreaterThan(2900);
  });

  test("have different names", () => {
    const names = newcomersOf(sampleBusiness(pattern)).map(({ name }) => name);
    expect(new Set(names).size).toBe(3000);
    for (const name of names) expect(name).toMatch(/^\p{Script=Han}{3,9}$/u);
  });

  test("have the same names with the same seed, and others with another", () => {
    const named = (seed: number) => newcomersOf(sampleBusiness(pattern, seed)).map(({ name }) => name);
    expect(named(7)).toEqual(named(7));
    expect(named(8)).not.toEqual(named(7));
  });

  test("are called the same however many there are", () => {
    const [few, many] = [
      newcomersOf(sampleBusiness({ ...pattern, newcomers: 5 })),
      newcomersOf(sampleBusiness(pattern)),
    ];
    expect(many.slice(0, 5)).toEqual(few);
  });

  test("have a name by their number, as all other customers have", () => {
    const running = sampleBusiness(pattern);
    const ledger = openLedger(running);
    for (const { id, name } of [...running.business.customers, ...newcomersOf(running)])
      expect(ledger.customerName(id)).toBe(name);
    expect(() => ledger.customerName(99_999)).toThrow("99999");
  });
});
