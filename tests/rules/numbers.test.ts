import fc from "fast-check";
import { expect, test } from "vitest";
import { fenToYuan, roundHalfUp, yuanToFen } from "../../src/rules/numbers";

test.each([
  [1.005, 1.01],
  [1.004_999, 1],
  [-1.005, -1.01],
  [0.285, 0.29],
  [1.115, 1.12],
  [8.345, 8.35],
  [1e-7, 0],
  [-1e-9, 0],
  [1e21, 1e21],
  [123, 123],
])("%d rounds to %d", (value, rounded) => {
  expect(roundHalfUp(value)).toBe(rounded);
});

test("decimals can be chosen, and what is not finite stays", () => {
  expect(roundHalfUp(2.5, 0)).toBe(3);
  expect(roundHalfUp(1.2345, 3)).toBe(1.235);
  expect(roundHalfUp(Number.NaN)).toBeNaN();
  expect(roundHalfUp(Number.NEGATIVE_INFINITY)).toBe(Number.NEGATIVE_INFINITY);
});

test("any amount written with three decimals rounds as on paper", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (thousandths) => {
      const parsed = Number(
        `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, "0")}`,
      );
      const hundredths = Math.floor((thousandths + 5) / 10);
      expect(roundHalfUp(parsed)).toBe(hundredths / 100);
    }),
  );
});

test.each<[number | string, number | null]>([
  ["100", 10_000],
  ["0.1", 10],
  ["0.01", 1],
  [19.99, 1999],
  [-0.5, -50],
  ["007", 700],
  ["-0.00", 0],
  ["1.005", null],
  [0.1 + 0.2, null],
  ["1,000", null],
  ["", null],
  [".5", null],
  [1e21, null],
  ["9".repeat(17), null],
  [Number.NaN, null],
])("%j yuan is %j fen", (yuan, fen) => {
  expect(yuanToFen(yuan)).toBe(fen);
});

test("any whole number of fen survives the way to yuan and back", () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_000_000, max: 10_000_000_000_000 }), (fen) => {
      expect(yuanToFen(fenToYuan(fen))).toBe(fen);
    }),
  );
});

test("a broken fen is an error", () => {
  expect(() => fenToYuan(0.5)).toThrow(RangeError);
});
