import { expect, test } from "vitest";
import { isForOnce } from "../../../../scripts/contract-check/rules/conflict/second-uses";

test.each([
  ["Any customer may redeem it, once: a redeemed card is refused with 409.", true],
  ["A code that was used already is 409.", true],
  ["It can be read again. Unknown codes are refused with 409.", false],
])("a text lets something be used once: %s", (text, isOnce) => {
  expect(isForOnce(text)).toBe(isOnce);
});
