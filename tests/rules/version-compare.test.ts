import fc from "fast-check";
import { expect, test } from "vitest";
import { compareVersions } from "../../src/rules/version-compare";

test.each<[string, string, number]>([
  ["1.2.3", "1.2.3", 0],
  ["1.2", "1.2.0", 0],
  ["v2.0", "2.0", 0],
  ["1.10", "1.9", 1],
  ["1.9.9", "1.10", -1],
  ["2", "10", -1],
  ["1.2.3-beta", "1.2.3", 0],
  ["3.0.1+45", "3.0.0", 1],
])("%s against %s is %d", (left, right, order) => {
  expect(compareVersions(left, right)).toBe(order);
});

test("a missing version on either side is an error", () => {
  expect(() => compareVersions(undefined, "1.0")).toThrow(TypeError);
  expect(() => compareVersions("1.0", undefined)).toThrow(TypeError);
  expect(() => compareVersions(undefined, undefined)).toThrow(TypeError);
});

test("the order is the order of the numbers, and turns round with the sides", () => {
  const numbers = fc.array(fc.nat(300), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(numbers, numbers, (left, right) => {
      const first = left.findIndex((number, index) => number !== (right[index] ?? 0));
      const order = compareVersions(left.join("."), right.join("."));
      expect(order + compareVersions(right.join("."), left.join("."))).toBe(0);
      if (first >= 0) expect(order).toBe(Math.sign((left[first] ?? 0) - (right[first] ?? 0)));
    }),
  );
});
