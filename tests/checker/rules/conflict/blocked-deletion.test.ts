import { expect, test } from "vitest";
import { namesChildren } from "../../../../scripts/contract-check/rules/conflict/blocked-deletion";

test("a refusal names what must not be left alone", () => {
  const bicycle = { noun: "bicycle", key: "/bicycles" };
  expect(namesChildren("the customer still has bicycles (`customer_in_use`)", bicycle)).toBe(true);
  expect(namesChildren("a customer with an open bicycle", bicycle)).toBe(true);
  expect(namesChildren("another customer has the address", bicycle)).toBe(false);
});
