import { expect, test } from "vitest";
import { isOpen, openingHours } from "../../../../scripts/contract-check/engine/opening-hours";
import { movedTime, timeWindow } from "../../../../scripts/contract-check/engine/time-window";
import { operationsOf } from "../../inline-contract";

const hour = 3_600_000;

test.each([
  ["A visit starts at least 24 hours and at most 365 days from now (422).", 24, 365 * 24, 1 / 60],
  ["Visits begin on the hour or half past, no sooner than two days ahead.", 48, undefined, 1 / 2],
  ["Starts within the next three weeks from now.", 0, 504, 1 / 60],
  ["`startsAt` is today at the earliest and in 14 days at the latest (422).", 0, 336, 1 / 60],
  ["`startsAt` is from tomorrow to 90 days from today, otherwise 422.", 24, 2160, 1 / 60],
  ["`startsAt` is at most 30 days ahead and on a full quarter of an hour (422).", 0, 720, 1 / 4],
  ["`startsAt` must lie in the future (422).", 0, undefined, 1 / 60],
  ["It starts between 2 and 14 days from now.", 48, 336, 1 / 60],
  [
    "Answered with 422: a `startsAt` that is less than 7 or more than 180 days after today.",
    168,
    4320,
    1 / 60,
  ],
  ["Refused with 422 if\n- it starts later than on the 30th day after today.", 0, 720, 1 / 60],
  ["Refused with 409: a visit that begins more than 30 days from now.", 0, 720, 1 / 60],
])("a text says when something may begin: %s", (description, least, most, step) => {
  const window = timeWindow(booking(description));
  expect(window).toEqual({
    name: "startsAt",
    isDay: false,
    least: least * hour,
    most: most === undefined ? undefined : most * hour,
    step: step * hour,
    hours: undefined,
  });
});

test("a text says on which days and between which times something may begin", () => {
  const hours = openingHours("We work Monday to Saturday. The first at 08:00 and the last at 17:30 (UTC).");
  expect(hours).toEqual({
    first: 480,
    last: 1050,
    days: new Set([1, 2, 3, 4, 5, 6]),
    isExact: true,
    refusesDays: false,
  });
  const opens = (time: string): boolean => hours !== undefined && isOpen(hours, Date.parse(time));
  expect(["2030-01-05T17:30:00Z", "2030-01-06T10:00:00Z", "2030-01-07T18:00:00Z"].map(opens)).toEqual([
    true,
    false,
    false,
  ]);
  expect(openingHours("Closed on Sundays, open between 9:00 and 17:00.")).toMatchObject({
    last: 840,
    isExact: false,
  });
  expect(openingHours("Answered with 422: what begins late or is on a Sunday.")?.days).toEqual(
    new Set([1, 2, 3, 4, 5, 6]),
  );
  expect(openingHours("Rejected on a Saturday or Sunday.")).toMatchObject({
    days: new Set([1, 2, 3, 4, 5]),
    refusesDays: true,
  });
  expect(openingHours("The report of the week is written on a Sunday.")).toBeUndefined();
  expect(openingHours("A visit lasts from 10 to 60 minutes.")).toBeUndefined();
});

test("lengths and other times give no window", () => {
  expect(timeWindow(booking("A visit lasts at least 15 minutes."))).toBeUndefined();
  expect(timeWindow(booking("Paid within 14 days."))).toBeUndefined();
  expect(timeWindow(booking("May lie in the future."))).toBeUndefined();
});

function booking(description: string) {
  const properties = { startsAt: { type: "string", format: "date-time" }, minutes: { type: "integer" } };
  const content = { "application/json": { schema: { type: "object", properties } } };
  const responses = { 201: { description: "Booked" } };
  return operationsOf({
    "/visits": { post: { operationId: "book", description, requestBody: { content }, responses } },
  })("book");
}

test("a period keeps its length where its begin moves: times by as much, dates by whole days", () => {
  const distance = 2 * 86_400_000 + 75 * 60_000;
  expect(movedTime("2031-09-15T11:00:00Z", distance)).toBe("2031-09-17T12:15:00Z");
  expect(movedTime("2031-09-15T23:00:00.000Z", distance)).toBe("2031-09-18T00:15:00.000Z");
  expect(movedTime("2031-09-15", distance)).toBe("2031-09-17");
  expect(movedTime("2031-09-15T11:00:00+02:00", distance)).toBe("2031-09-17T11:00:00+02:00");
  expect(movedTime("tomorrow", distance)).toBeUndefined();
});
