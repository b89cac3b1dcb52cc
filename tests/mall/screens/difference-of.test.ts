import { expect, test } from "vitest";
import { differenceOf } from "../../../src/screens/mall/detail/difference-of";

test.each([
  ["1198.00", "1078.20", "119.80"],
  ["0.30", "0.10", "0.20"],
  // Beyond what a fraction of yuan holds to the fen.
  ["90071992547409.91", "90071992547409.90", "0.01"],
])("between %s and %s lie %s", (larger, smaller, difference) => {
  expect(differenceOf(larger, smaller)).toBe(difference);
});

test.each([
  ["100.00", "100.00"],
  ["99.99", "100.00"],
  ["a lot", "100.00"],
])("between %s and %s lies nothing that could be saved", (larger, smaller) => {
  expect(differenceOf(larger, smaller)).toBeNull();
});
