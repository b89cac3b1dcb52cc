import { expect, test } from "vitest";
import { dayIn, dayOf, onAllowedDay } from "../../../../scripts/contract-check/engine/stated-days";
import { statedDays } from "../../../../scripts/contract-check/rules/validation/stated-days";
import { operationsOf } from "../../inline-contract";
import { json, object } from "../../servers/schema-parts";

/** Which of some days a text allows. */
const allowed = (text: string, days: readonly string[]): string[] =>
  days.filter((one) => dayIn(text)?.isAllowed(new Date(one)) === true);

test.each([
  ["Must be the first day of a month.", ["2031-03-01", "2031-03-02"], ["2031-03-01"]],
  ["The last day of its month.", ["2031-02-28", "2031-03-30", "2031-03-31"], ["2031-02-28", "2031-03-31"]],
  ["A working day.", ["2031-03-07", "2031-03-08", "2031-03-09"], ["2031-03-07"]],
  ["Must not be on a Sunday.", ["2031-03-08", "2031-03-09"], ["2031-03-08"]],
  ["Is always a Monday.", ["2031-03-09", "2031-03-10"], ["2031-03-10"]],
])("a text says which days a date may be: %s", (text, days, right) => {
  expect(allowed(text, days)).toEqual(right);
});

test.each([
  "A date.",
  "A Monday, unless it is a holiday.",
  "Shown on the day it starts.",
  "From Monday to Friday.",
  "Must be a weekday or a Saturday.",
])("a text that names no day, or not for every case, excludes none: %s", (text) => {
  expect(dayIn(text)).toBeUndefined();
});

test("a sentence of the operation is about the member that it names", () => {
  const text = "`startsOn` must be the first day of a month (422 otherwise). `endsOn` is shown.";
  expect(dayOf("startsOn", text)?.isAllowed(new Date("2031-03-02"))).toBe(false);
  expect(dayOf("endsOn", text)).toBeUndefined();
  expect(dayOf("startsOn", "`startsOn` is shown on the first day of a month.")).toBeUndefined();
});

test("the description of a member excludes days where it demands one", () => {
  const day = { type: "string", format: "date" };
  const isAnyDay = (description: string): boolean => {
    const change = operationsOf({
      "/contracts": {
        post: {
          operationId: "endContract",
          requestBody: { content: json(object({ lastDay: { ...day, description } })) },
          responses: { "200": { description: "It." } },
        },
      },
    })("endContract");
    return statedDays(change).length === 0;
  };
  expect(isAnyDay("The last working day of the employee.")).toBe(true);
  expect(isAnyDay("Must be a working day.")).toBe(false);
});

test("a date moves on to the next day that may be, in the form it has", () => {
  const first = dayIn("The first day of a month.");
  expect(onAllowedDay("2031-03-02", first)).toBe("2031-04-01");
  expect(onAllowedDay("2031-03-01T09:30:00Z", first)).toBe("2031-03-01T09:30:00Z");
  expect(onAllowedDay("2031-03-02", undefined)).toBe("2031-03-02");
});
