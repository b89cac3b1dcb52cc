import { expect, test } from "vitest";
import { timeWindow } from "../../../../scripts/contract-check/engine/time-window";
import { operationsOf } from "../../inline-contract";

const hour = 3_600_000;

test.each([
  ["A visit starts at least 24 hours and at most 365 days from now (422).", 24, 365 * 24, 1 / 60],
  ["Visits begin on the hour or half past, no sooner than two days ahead.", 48, undefined, 1 / 2],
  ["Starts within the next three weeks from now.", 0, 504, 1 / 60],
])("a text says when something may begin: %s", (description, least, most, step) => {
  const window = timeWindow(booking(description));
  expect(window).toEqual({
    name: "startsAt",
    isDay: false,
    least: least * hour,
    most: most === undefined ? undefined : most * hour,
    step: step * hour,
  });
});

test("lengths and other times give no window", () => {
  expect(timeWindow(booking("A visit lasts at least 15 minutes."))).toBeUndefined();
  expect(timeWindow(booking("Paid within 14 days."))).toBeUndefined();
});

function booking(description: string) {
  const properties = { startsAt: { type: "string", format: "date-time" }, minutes: { type: "integer" } };
  const content = { "application/json": { schema: { type: "object", properties } } };
  const responses = { 201: { description: "Booked" } };
  return operationsOf({
    "/visits": { post: { operationId: "book", description, requestBody: { content }, responses } },
  })("book");
}
