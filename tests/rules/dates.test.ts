import fc from "fast-check";
import { expect, test } from "vitest";
import {
  businessDate,
  dateShortcuts,
  firstDay,
  isCalendarDate,
  isYearMonth,
  lastDay,
  startOfBusinessDate,
} from "../../src/rules/dates";

const instants = fc.integer({ min: Date.UTC(1971, 0), max: Date.UTC(2100, 0) });

test("the shortcuts count days to the letter: a month is 30, a year 365", () => {
  expect(dateShortcuts(Date.parse("2026-11-21T12:00:00+08:00"))).toEqual({
    yesterday: "2026-11-20",
    nextWeek: "2026-11-28",
    lastMonth: "2026-10-22",
    lastYear: "2025-11-21",
    firstDay: "2026-11-01",
    lastDay: "2026-11-30",
  });
});

test("a day begins at midnight in UTC+8, wherever the reader is", () => {
  expect(businessDate(Date.parse("2026-11-20T15:59:59.999Z"))).toBe("2026-11-20");
  expect(businessDate(Date.parse("2026-11-20T16:00:00Z"))).toBe("2026-11-21");
  expect(startOfBusinessDate("2026-11-21")).toBe(Date.parse("2026-11-20T16:00:00Z"));
});

test("the last day of February follows the leap years", () => {
  expect(lastDay("2027-02")).toBe("2027-02-28");
  expect(lastDay("2028-02")).toBe("2028-02-29");
  expect(lastDay("2100-02")).toBe("2100-02-28");
  expect(firstDay("2028-02")).toBe("2028-02-01");
});

test("a month out of the year is no month", () => {
  expect(isYearMonth("2026-12")).toBe(true);
  for (const text of ["2026-13", "2026-00", "2026-1", "202611", "2026-11-01"]) {
    expect(isYearMonth(text)).toBe(false);
    expect(() => lastDay(text)).toThrow(RangeError);
  }
});

test("a day that the calendar does not have is no day", () => {
  expect(isCalendarDate("2028-02-29")).toBe(true);
  for (const text of ["2027-02-29", "2026-04-31", "2026-11-00", "2026-11-1", ""]) {
    expect(isCalendarDate(text)).toBe(false);
    expect(() => startOfBusinessDate(text)).toThrow(RangeError);
  }
});

test("any moment lies within the day it is given", () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const start = startOfBusinessDate(businessDate(instant));
      expect(instant - start).toBeGreaterThanOrEqual(0);
      expect(instant - start).toBeLessThan(86_400_000);
    }),
  );
});

test("any month ends the day before the next begins", () => {
  fc.assert(
    fc.property(instants, (instant) => {
      const month = businessDate(instant).slice(0, 7);
      const next = businessDate(startOfBusinessDate(lastDay(month)) + 86_400_000);
      expect(next.slice(8)).toBe("01");
      expect(next.slice(0, 7)).not.toBe(month);
    }),
  );
});
