import fc from "fast-check";
import { expect, test } from "vitest";
import { randomNumber } from "../../src/platform/random";

test("a random number is whole and stays below its limit", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (limit) => {
      const number = randomNumber(limit);
      expect(Number.isInteger(number)).toBe(true);
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThan(limit);
    }),
  );
});
