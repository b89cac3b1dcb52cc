import { expect, test } from "vitest";
import { passedTime } from "../../../../scripts/contract-check/rules/conflict/past-references";

test.each([
  ["An event that is not on sale, or has started already, is answered with `409 closed`.", "starts_at"],
  ["409 when the event is over.", "ends_at"],
  ["The event has not started yet: 409 otherwise.", undefined],
  ["An order that has expired is refused with 409.", undefined],
])("a text refuses what has passed: %s", (text, time) => {
  expect(passedTime(text, "event", ["created_at", "starts_at", "ends_at"])).toBe(time);
});
