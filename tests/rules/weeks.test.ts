import fc from "fast-check";
import { expect, test } from "vitest";
import { formatWeek, parseWeek, shiftWeek, weekEnd, weekOf, weekStart } from "../../src/rules/weeks";

const instants = fc.integer({ min: Date.UTC(1971, 0), max: Date.UTC(2100, 0) });

test.each([
  ["2026-11-21T12:00:00+08:00", "2026-W47"],
  ["2026-01-01T00:00:00+08:00", "2026-W01"],
  ["2025-12-29T00:00:00+08:00", "2026-W01"],
  ["2025-12-28T23:59:59+08:00", "2025-W52"],
  ["2027-01-03T23:59:59+08:00", "2026-W53"],
  ["2027-01-04T00:00:00+08:00", "2027-W01"],
  ["2021-01-03T12:00:00+08:00", "2020-W53"],
])("%s lies in week %s", (instant, week) => {
  expect(formatWeek(weekOf(Date.parse(instant)))).toBe(week);
});

test("a week runs from Monday midnight to Sunday midnight in UTC+8", () => {
  const week = { year: 2026, week: 47 };
  expect(weekStart(week)).toBe(Date.parse("2026-11-16T00:00:00+08:00"));
  expect(weekEnd(week)).toBe(Date.parse("2026-11-23T00:00:00+08:00"));
});

test("an address that is no week is not read as one", () => {
  expect(parseWeek("2026-W53")).toEqual({ year: 2026, week: 53 });
  for (const text of [
    "2025-W53",
    "2026-W00",
    "2026-W54",
    "2026-W7",
    "2026W47",
    "2026-W47 ",
    "0050-W01",
    "",
  ]) {
    expect(parseWeek(text)).toBeNull();
  }
});

test("going on from the last week of a year leads to the first of the next", () => {
  expect(shiftWeek({ year: 2026, week: 53 }, 1)).toEqual({ year: 2027, week: 1 });
  expect(shiftWeek({ year: 2026, week: 1 }, -1)).toEqual({ year: 2025, week: 52 });
});

test("any moment lies within its week, and the week reads back from its address", () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const week = weekOf(instant);
      expect(weekStart(week)).toBeLessThanOrEqual(instant);
      expect(weekEnd(week)).toBeGreaterThan(instant);
      expect(parseWeek(formatWeek(week))).toEqual(week);
    }),
  );
});

test("any week begins on a Monday and has the year of its Thursday", () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const week = weekOf(instant);
      const local = new Date(weekStart(week) + 8 * 3_600_000);
      expect(local.getUTCDay()).toBe(1);
      local.setUTCDate(local.getUTCDate() + 3);
      expect(local.getUTCFullYear()).toBe(week.year);
    }),
  );
});
