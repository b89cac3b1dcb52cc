import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type WeekFacts, weekSentence } from "../../../src/rules/report-sentence";

const regularWeek: WeekFacts = {
  isRecent: true,
  sales: 6_578_600,
  salesBefore: 6_253_100,
  orders: 214,
  daysWithSales: 7,
  bestWeekday: 6,
  bestProduct: "青花饭碗4.5寸",
  receivable: 4_231_800,
  overdue: 696_000,
};

const kinds = (facts: Partial<WeekFacts>) =>
  weekSentence({ ...regularWeek, ...facts }).map(({ kind }) => kind);

describe("the statements about a week", () => {
  test("say what was sold, what stood out and what is owed, in this order", () => {
    expect(weekSentence(regularWeek)).toEqual([
      { kind: "sold", comparison: "more", isSingleOrder: false, sales: 6_578_600, difference: 325_500 },
      { kind: "best", scope: "days", weekday: 6, product: "青花饭碗4.5寸" },
      { kind: "owedPartlyLate", receivable: 4_231_800, overdue: 696_000 },
    ]);
  });

  test.each([
    [6_000_000, "more", 578_600],
    [7_000_000, "less", 421_400],
    [6_578_600, "same", 0],
    [0, "first", 0],
  ] as const)("compare sales with %i before: %s", (salesBefore, comparison, difference) => {
    expect(weekSentence({ ...regularWeek, salesBefore })[0]).toMatchObject({ comparison, difference });
  });

  test.each([
    [0, "owedNothing"],
    [696_000, "owedLate"],
    [4_231_800, "owedPartlyLate"],
  ] as const)("of %i owed with a part for over 60 days say %s", (receivable, kind) => {
    expect(kinds({ receivable, overdue: Math.min(receivable, 696_000) }).at(-1)).toBe(kind);
  });

  test("say of debts without an old part that all are recent", () => {
    expect(kinds({ overdue: 0 }).at(-1)).toBe("owedRecently");
  });

  test.each([
    [{ orders: 1, daysWithSales: 1 }, "order"],
    [{ orders: 9, daysWithSales: 1 }, "day"],
    [{ orders: 9, daysWithSales: 2 }, "days"],
  ] as const)("call no day the best where there is one alone: %o is about the %s", (facts, scope) => {
    expect(weekSentence({ ...regularWeek, ...facts })[1]).toMatchObject({ kind: "best", scope });
  });

  test("of a week without sales leave out the best day", () => {
    const empty = { sales: 0, orders: 0, daysWithSales: 0, bestWeekday: null, bestProduct: null };
    expect(kinds(empty)).toEqual(["soldNothing", "owedPartlyLate"]);
    expect(kinds({ ...empty, salesBefore: 0 })).toEqual(["soldNothingAgain", "owedPartlyLate"]);
  });

  test("of a shop that never sold say only that", () => {
    const facts = { sales: 0, salesBefore: 0, orders: 0, receivable: 0, overdue: 0 };
    const empty = { ...facts, daysWithSales: 0, bestWeekday: null, bestProduct: null };
    expect(kinds(empty)).toEqual(["newShop"]);
    // The week before a shop opened is no sign that it is new today.
    expect(kinds({ ...empty, isRecent: false })).toEqual(["soldNothingAgain", "owedNothing"]);
  });

  test("never name a difference that is not the difference of the two weeks", () => {
    const fen = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(fen, fen, (sales, salesBefore) => {
        const [first] = weekSentence({ ...regularWeek, sales, salesBefore });
        if (first?.kind !== "sold" || first.comparison === "first") return;
        const signed = { more: 1, less: -1, same: 0 }[first.comparison] * first.difference;
        expect(salesBefore + signed).toBe(sales);
      }),
    );
  });
});
