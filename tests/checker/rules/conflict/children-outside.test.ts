import { expect, test } from "vitest";
import { keepsInside } from "../../../../scripts/contract-check/rules/conflict/children-outside";

test.each([
  ["No visit may fall outside the new period (409 `outside`).", true],
  ["409 where visits would lie outside of it.", true],
  ["A visit outside the town is possible.", false],
  ["409 when the name is taken.", false],
])("a text refuses a period that leaves something out: %s", (text, isRefused) => {
  expect(keepsInside(text, "visit")).toBe(isRefused);
});
