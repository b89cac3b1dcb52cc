import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { prizeOfDraw, stockedPrizes } from "../../../mocks/activity/rules/draw";
import { oddsText, whole } from "../../../mocks/activity/rules/odds";
import { activityClient } from "../../../src/api/activity/client";
import { oddsAddUp, oddsPercentage, plainOdds, readOdds, wholeOdds } from "../../../src/rules/activity-odds";
import { dataOf } from "../../support/begin";
import { beginSignedIn } from "../signed-in";

const alias = "year-end-2026";
const draws = 100_000;

/** Chi-squared for four degrees of freedom that pure chance passes in one run of a thousand. */
const critical = 18.467;

test("the odds shown are those drawn with, over 100 000 draws", async () => {
  const { world } = beginSignedIn(null, "seed:7").kernel;
  const lottery = await dataOf(
    activityClient.GET("/ommall/srvmall/activity/lottery/info", { params: { query: { alias } } }),
  );
  const prizes = stockedPrizes(world, alias, world.clock.now());
  const counts = new Map<number, number>();
  for (let number = 1; number <= draws; number++) {
    const { id } = prizeOfDraw(world, prizes, { alias, userId: "100027", number });
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const distance = lottery.prizes
    .map(({ id, odds }) => {
      const expected = (readOdds(odds) / wholeOdds) * draws;
      return ((counts.get(id) ?? 0) - expected) ** 2 / expected;
    })
    .reduce((sum, part) => sum + part, 0);
  expect(lottery.prizes).toHaveLength(5);
  expect(distance).toBeLessThan(critical);
});

describe("odds as they are written", () => {
  test("every probability in millionths is read back as it was written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole }), (millionths) => {
        expect(readOdds(oddsText(millionths))).toBe(millionths);
      }),
    );
  });

  test("a percentage keeps every digit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole }), (millionths) => {
        expect(Math.round(Number(oddsPercentage(millionths)) * 10_000)).toBe(millionths);
      }),
    );
    expect([700_000, 9_000, 1, wholeOdds, 0].map(oddsPercentage)).toEqual([
      "70",
      "0.9",
      "0.0001",
      "100",
      "0",
    ]);
  });

  test("plain words say the same as the number", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: whole }), (millionths) => {
        const plain = plainOdds(millionths);
        expect(plain && (plain.wins * wholeOdds) / plain.draws).toBe(millionths);
      }),
    );
    expect(plainOdds(700_000)).toEqual({ wins: 7, draws: 10 });
    expect(plainOdds(9_000)).toEqual({ wins: 9, draws: 1_000 });
    expect(plainOdds(0)).toBeNull();
  });

  test("only odds of exactly one add up", () => {
    expect(oddsAddUp([700_000, 300_000])).toBe(true);
    expect(oddsAddUp([700_000, 299_999])).toBe(false);
    expect(oddsAddUp([Number.NaN, 300_000])).toBe(false);
  });
});
