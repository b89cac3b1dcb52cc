import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type MoneyView,
  moneyAddress,
  readMoneyView,
  readStatementMonth,
  recentMoneyView,
  recordFilter,
  shareStates,
  withdrawalStatuses,
} from "../../../src/screens/promoter/money/money-view";
import { monthChoices, shiftMonth } from "../../../src/screens/promoter/money/months";

const queryOf = (address: string) => new URL(address, "https://shop.example").searchParams;
const month = fc.option(
  fc
    .tuple(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, number]) => `${year}-${String(number).padStart(2, "0")}`),
);
const page = fc.integer({ min: 1, max: 100_000 });
const view: fc.Arbitrary<MoneyView> = fc.oneof(
  fc.constant(recentMoneyView),
  fc.record({
    list: fc.constant("shares" as const),
    month,
    state: fc.option(fc.constantFrom(...shareStates)),
    status: fc.constant(null),
    page,
  }),
  fc.record({
    list: fc.constant("withdrawals" as const),
    month,
    state: fc.constant(null),
    status: fc.option(fc.constantFrom(...withdrawalStatuses)),
    page,
  }),
);

test("a view survives its address", () => {
  fc.assert(
    fc.property(view, (shown) => {
      expect(readMoneyView(queryOf(moneyAddress(shown)))).toEqual(shown);
    }),
  );
});

test("every address gives a view", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (list, state, number) => {
      const read = readMoneyView(new URLSearchParams({ list, state, page: number, month: state }));
      expect(readMoneyView(queryOf(moneyAddress(read)))).toEqual(read);
    }),
  );
});

test("the server is asked for what is narrowed alone", () => {
  expect(recordFilter(recentMoneyView)).toEqual({});
  expect(recordFilter({ ...recentMoneyView, list: "shares", month: "2026-11", state: "onHold" })).toEqual({
    month: "2026-11",
    state: "onHold",
  });
});

test("only a month opens a statement", () => {
  expect(readStatementMonth(new URLSearchParams("statement=2026-11"))).toBe("2026-11");
  expect(readStatementMonth(new URLSearchParams("statement=2026-13"))).toBeNull();
});

test("months run backwards over the year, with an older one that is shown", () => {
  const now = Date.parse("2026-01-15T10:00:00+08:00");
  expect(monthChoices(now, 3, "2024-02")).toEqual(["2026-01", "2025-12", "2025-11", "2024-02"]);
  expect(shiftMonth("2026-01", -13)).toBe("2024-12");
});
