import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { samplePrizes as prizesIn } from "../../../mocks/activity/data/lotteries";
import { prizeOfDraw } from "../../../mocks/activity/rules/draw";
import { type OddsFacts, oddsNow, oddsText, prizeAt, whole } from "../../../mocks/activity/rules/odds";
import { createWorld } from "../../../mocks/world/world";

/** Lotteries of any prizes whose odds add up to a million, some out of stock. */
const samplePrizes = prizesIn("china");

const lotteries: fc.Arbitrary<OddsFacts[]> = fc
  .array(fc.tuple(fc.nat(80_000), fc.option(fc.nat(3))), { minLength: 1, maxLength: 11 })
  .map((prizes) => [
    {
      id: 1,
      kind: "nothing",
      millionths: whole - prizes.reduce((sum, [odds]) => sum + odds, 0),
      stockLeft: null,
    },
    ...prizes.map(([millionths, stockLeft], index) => ({
      id: index + 2,
      kind: "coupon",
      millionths,
      stockLeft,
    })),
  ]);

describe("odds", () => {
  test("of the sample lotteries add up to a million", () => {
    for (const alias of new Set(samplePrizes.map((prize) => prize.alias))) {
      const prizes = samplePrizes.filter((prize) => prize.alias === alias);
      expect(prizes.reduce((sum, { millionths }) => sum + millionths, 0)).toBe(whole);
      expect(prizes.map(({ place: index }) => index)).toEqual(prizes.map((_, index) => index + 1));
    }
  });

  test("add up to exactly a million whatever ran out, and what ran out has none", () => {
    fc.assert(
      fc.property(lotteries, (prizes) => {
        const odds = oddsNow(prizes);
        expect([...odds.values()].reduce((sum, millionths) => sum + millionths, 0)).toBe(whole);
        for (const { id, kind, stockLeft, millionths } of prizes) {
          if (kind === "nothing") expect(odds.get(id)).toBeGreaterThanOrEqual(millionths);
          else expect(odds.get(id)).toBe(stockLeft === 0 ? 0 : millionths);
        }
      }),
    );
  });

  test("are six decimals that read back as the same millionths", () => {
    fc.assert(
      fc.property(fc.nat(whole), (millionths) => {
        expect(oddsText(millionths)).toMatch(/^(0\.\d{6}|1\.000000)$/);
        expect(Number(oddsText(millionths).replace(".", ""))).toBe(millionths);
      }),
    );
  });

  test("hold as many numbers for each prize as it has millionths", () => {
    const odds = oddsNow(samplePrizes.filter(({ alias }) => alias === "year-end-2026"));
    const counted = new Map<number, number>();
    for (let number = 0; number < whole; number++) {
      const id = prizeAt(odds, number);
      counted.set(id, (counted.get(id) ?? 0) + 1);
    }
    expect(counted).toEqual(odds);
    expect(() => prizeAt(odds, whole)).toThrow(RangeError);
  });
});

test("twenty thousand draws come out as the odds say", () => {
  const world = createWorld({ seed: 20_261_121, clock: { mode: "frozen", at: 0 } });
  const alias = "year-end-2026";
  const prizes = samplePrizes.filter((prize) => prize.alias === alias);
  const draws = 20_000;
  const counts = new Map<number, number>();
  for (let account = 0; account < 200; account++)
    for (let number = 1; number <= draws / 200; number++) {
      const { id } = prizeOfDraw(world, prizes, { alias, userId: String(100_000 + account), number });
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  let chiSquare = 0;
  for (const { id, millionths } of prizes) {
    const expected = (draws * millionths) / whole;
    const deviation = Math.sqrt(expected * (1 - millionths / whole));
    const count = counts.get(id) ?? 0;
    expect(Math.abs(count - expected), `prize ${id}: ${count} of ${expected}`).toBeLessThan(4 * deviation);
    chiSquare += (count - expected) ** 2 / expected;
  }
  // Four degrees of freedom: one fair lottery in ten thousand exceeds this.
  expect(chiSquare).toBeLessThan(23.5);
});

test("a draw depends on account, lottery and number alone", () => {
  const prizes = samplePrizes.filter((prize) => prize.alias === "year-end-2026");
  const drawsIn = (order: readonly number[]) => {
    const world = createWorld({ seed: 5, clock: { mode: "frozen", at: 0 } });
    const found = new Map<number, number>();
    for (const number of order)
      found.set(number, prizeOfDraw(world, prizes, { alias: "year-end-2026", userId: "100027", number }).id);
    return found;
  };
  const numbers = Array.from({ length: 300 }, (_, index) => index + 1);
  expect(drawsIn(numbers.toReversed())).toEqual(drawsIn(numbers));
});
