import fc from "fast-check";
import { expect, test } from "vitest";
import { change, ratio, share, writeQuantity, writeRatio } from "../../../mocks/report/rules/ratios";

const amounts = fc.integer({ min: 0, max: 1_000_000_000_000 });

test.each([
  [325_500, 6_253_100, "0.0521"],
  [-187_500, 6_011_500, "-0.0312"],
  [1, 20_000, "0.0001"],
  [-1, 20_000, "-0.0001"],
  [1, 20_001, "0.0000"],
  [-1, 20_001, "0.0000"],
  [3, 2, "1.5000"],
  [0, 7, "0.0000"],
])("%i of %i is written %s", (amount, all, text) => {
  expect(writeRatio(ratio(amount, all))).toBe(text);
});

test("a ratio is never further than half a ten-thousandth from the true one", () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 1_000_000_000_000 }), (amount, all) => {
      const rounded = BigInt(ratio(amount, all));
      const distance = 2n * (rounded * BigInt(all) - BigInt(amount) * 10_000n);
      expect(distance <= BigInt(all) && distance > -BigInt(all)).toBe(true);
    }),
  );
});

test("losses are rounded as gains are", () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 1_000_000_000 }), (amount, all) => {
      expect(writeRatio(ratio(-amount, all)).replace("-", "")).toBe(writeRatio(ratio(amount, all)));
    }),
  );
});

test("there is no share of change where there was nothing, or less", () => {
  expect(change(500, 0)).toBeNull();
  expect(change(500, -100)).toBeNull();
  expect(change(0, 500)).toBe(-10_000);
});

test("a part of nothing is nothing", () => {
  expect(share(0, 0)).toBe(0);
});

test.each([
  [1_180_000, "1180"],
  [1500, "1.5"],
  [25, "0.025"],
  [0, "0"],
])("%i thousandths are written %s", (thousandths, text) => {
  expect(writeQuantity(thousandths)).toBe(text);
});
