import { expect, test } from "vitest";
import { quotaIn } from "../../../../scripts/contract-check/rules/conflict/stated-quotas";

test.each([
  ["An animal has at most five open reminders (409 `TOO_MANY`).", "reminder", 5],
  ["More than 3 webhooks are refused.", "webhook", 3],
  ["At most 40 characters.", "webhook", undefined],
])("a text says how many there may be: %s", (text, noun, quota) => {
  expect(quotaIn(text, noun)).toBe(quota);
});
