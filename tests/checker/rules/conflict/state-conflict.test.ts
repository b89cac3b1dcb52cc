import { expect, test } from "vitest";
import { forbidsAfter } from "../../../../scripts/contract-check/rules/conflict/state-conflict";
import { testMutants } from "../../mutant-tests";
import { tools } from "../../rule-tests";

testMutants(tools, [["archived tool changed", "changeTool", "conflict"]]);

test.each([
  ["409 when the booking is confirmed.", true],
  ["a confirmed booking is refused with 409.", true],
  ["only a confirmed booking can be checked in: 409.", false],
  ["409 unless it is confirmed.", false],
  ["the booking must be confirmed (409).", false],
])("a text that excludes what was confirmed is told from one that asks for it: %s", (text, isExcluding) => {
  expect(forbidsAfter(text, { name: "confirmBooking" })).toBe(isExcluding);
});
