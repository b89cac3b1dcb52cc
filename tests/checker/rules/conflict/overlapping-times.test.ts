import { expect, test } from "vitest";
import {
  isBusyAtOnce,
  movedBehind,
  movedDaysInto,
  movedInto,
  permitsTouching,
} from "../../../../scripts/contract-check/rules/conflict/overlapping-times";

test("a body is moved into the time of another one", () => {
  const start = "2031-05-01T08:00:00Z";
  const ends = { start: "startsAt", end: "endsAt", minutes: undefined };
  expect(movedInto({ startsAt: start, endsAt: "2031-05-01T09:00:00Z" }, ends)).toEqual({
    startsAt: "2031-05-01T08:30:00Z",
    endsAt: "2031-05-01T09:30:00Z",
  });
  const lasts = { start: "startsAt", end: undefined, minutes: "minutes" };
  expect(movedInto({ startsAt: start, minutes: 20 }, lasts)).toEqual({
    startsAt: "2031-05-01T08:15:00Z",
    minutes: 20,
  });
  expect(movedInto({ startsAt: start }, lasts)).toBeUndefined();
});

test("a period of days is moved to the last day of another one where that belongs to it", () => {
  const times = { start: "from", end: "until", minutes: undefined };
  const days = { from: "2031-07-01", until: "2031-07-21" };
  expect(movedDaysInto(days, times, true)).toEqual({ from: "2031-07-21", until: "2031-08-10" });
  expect(movedDaysInto(days, times, false)).toEqual({ from: "2031-07-11", until: "2031-07-31" });
  expect(movedDaysInto({ from: "2031-07-01", until: "2031-07-01" }, times, true)).toBeUndefined();
});

test("what begins when another one ends is permitted where a text says so", () => {
  expect(permitsTouching("Refused when it overlaps (409); one may begin at the instant another ends.")).toBe(
    true,
  );
  expect(permitsTouching("One talk at a time (409). It may begin at the instant another one ends.")).toBe(
    true,
  );
  expect(permitsTouching("Refused when it overlaps with another one (409).")).toBe(false);
  expect(
    movedBehind(
      { from: "2031-05-01T08:00:00Z", to: "2031-05-01T09:00:00Z" },
      { start: "from", end: "to", minutes: undefined },
    ),
  ).toEqual({ from: "2031-05-01T09:00:00Z", to: "2031-05-01T10:00:00Z" });
});

test.each([
  ["409 `guide_conflict` for nobody guides two tours at once.", true],
  ["No guide has two tours at the same time (409).", true],
  ["409 when the guide is unknown.", false],
  ["One tour at a time.", false],
])("a text keeps something from being in two places: %s", (text, isBusy) => {
  expect(isBusyAtOnce(text, "guide")).toBe(isBusy);
});
