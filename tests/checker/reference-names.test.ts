import { expect, test } from "vitest";
import { isReferenceName } from "../../scripts/contract-check/plan/nouns";

test("a number or code refers to another resource only where there is one of its name", () => {
  const isResource = (noun: string): boolean => noun === "product";
  expect(isReferenceName("productCode", isResource)).toBe(true);
  expect(isReferenceName("frameNumber", isResource)).toBe(false);
  expect(isReferenceName("customerId", isResource)).toBe(true);
  expect(isReferenceName("name", isResource)).toBe(false);
});
