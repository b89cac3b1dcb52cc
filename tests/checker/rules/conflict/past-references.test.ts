import { expect, test } from "vitest";
import { agedTime, passedTime } from "../../../../scripts/contract-check/rules/conflict/past-references";

test.each([
  ["An event that is not on sale, or has started already, is answered with `409 closed`.", "starts_at"],
  ["409 when the event is over.", "ends_at"],
  ["The event has not started yet: 409 otherwise.", undefined],
  ["An order that has expired is refused with 409.", undefined],
])("a text refuses what has passed: %s", (text, time) => {
  expect(passedTime(text, "event", ["created_at", "starts_at", "ends_at"])).toBe(time);
});

test("a text refuses what happened longer ago than it says", () => {
  const text = "409 `closed` when the shipment was delivered more than 30 days (of 24 hours) ago.";
  const times = ["shippedAt", "deliveredAt"];
  expect(agedTime(text, "shipment", times)).toEqual({ time: "deliveredAt", age: 31 * 86_400_000 });
  expect(agedTime(text, "order", times)).toBeUndefined();
  expect(
    agedTime("409 when the shipment was lost more than 30 days ago.", "shipment", times),
  ).toBeUndefined();
});
