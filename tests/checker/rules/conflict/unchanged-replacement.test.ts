import { expect, test } from "vitest";
import { isRepeatable } from "../../../../scripts/contract-check/rules/conflict/unchanged-replacement";

test("a body with a state or a version is not sent twice", () => {
  expect(isRepeatable({ title: "a", startsAt: "2031-01-01" }, "status")).toBe(true);
  expect(isRepeatable({ title: "a", status: "open" }, "status")).toBe(false);
  expect(isRepeatable({ title: "a", rowVersion: 3 }, undefined)).toBe(false);
  expect(isRepeatable("text", undefined)).toBe(false);
});
