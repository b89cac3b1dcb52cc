import fc from "fast-check";
import { expect, test } from "vitest";
import { lastWeekOver, reportPeriod } from "../../../mocks/report/rules/period";
import { durations } from "../../../src/rules/limits";
import { formatWeek, parseWeek, weekEnd, weekOf, weekStart } from "../../../src/rules/weeks";

const instants = fc.integer({
  min: Date.parse("2000-01-03T00:00:00Z"),
  max: Date.parse("2090-01-01T00:00:00Z"),
});
const periodOf = (text: string, now: string) => {
  const week = parseWeek(text);
  return week && reportPeriod(week, Date.parse(now));
};

test("a week that is over is compared with the whole week before and reckoned on Monday at six", () => {
  expect(periodOf("2026-W46", "2026-11-21T10:32:00+08:00")).toMatchObject({
    isOver: true,
    from: Date.parse("2026-11-09T00:00:00+08:00"),
    beforeFrom: Date.parse("2026-11-02T00:00:00+08:00"),
    until: Date.parse("2026-11-16T00:00:00+08:00"),
    comparedUntil: Date.parse("2026-11-09T00:00:00+08:00"),
    asOf: Date.parse("2026-11-16T06:00:00+08:00"),
  });
});

test("before Monday at six a week that is over is reckoned now", () => {
  const now = "2026-11-16T02:00:00+08:00";
  expect(periodOf("2026-W46", now)).toMatchObject({ isOver: true, asOf: Date.parse(now) });
});

test("a week that runs counts up to now and is compared up to the same moment a week ago", () => {
  expect(periodOf("2026-W47", "2026-11-21T10:32:00.750+08:00")).toMatchObject({
    isOver: false,
    until: Date.parse("2026-11-21T10:32:00+08:00"),
    comparedUntil: Date.parse("2026-11-14T10:32:00+08:00"),
    asOf: Date.parse("2026-11-21T10:32:00+08:00"),
  });
});

test.each([
  ["2026-W53", "2027-01-04T00:00:00+08:00", true],
  ["2026-W53", "2027-01-03T23:59:59+08:00", false],
  ["2027-W01", "2027-01-04T00:00:00+08:00", false],
])("%s at %s is over: %s", (week, now, isOver) => {
  expect(periodOf(week, now)?.isOver).toBe(isOver);
});

test("the week after one with 53 is compared with the 53rd", () => {
  const period = periodOf("2027-W01", "2027-01-20T12:00:00+08:00");
  expect(period && formatWeek(period.before)).toBe("2026-W53");
});

test("there is a report exactly from the week's first moment on", () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: -3, max: 3 }), (instant, weeks) => {
      const week = weekOf(instant);
      const now = weekStart(week) + weeks * durations.day;
      expect(reportPeriod(week, now) === null).toBe(now < weekStart(week));
      expect(reportPeriod(week, weekStart(week) - 1)).toBeNull();
    }),
  );
});

test("both weeks are always counted for the same length of time, and never into the future", () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 20 * durations.day }), (instant, later) => {
      const now = instant + later;
      const period = reportPeriod(weekOf(instant), now);
      if (!period) throw new Error("The week of an earlier moment has begun.");
      expect(period.until - period.from).toBe(period.comparedUntil - period.beforeFrom);
      expect(period.until).toBeLessThanOrEqual(now);
      expect(period.asOf).toBeLessThanOrEqual(now);
      expect(period.isOver).toBe(now >= weekEnd(period.week));
    }),
  );
});

test("what a running week is compared with is what the week before was at that moment", () => {
  fc.assert(
    fc.property(instants, (now) => {
      const running = reportPeriod(weekOf(now), now);
      const earlier = reportPeriod(weekOf(now - 7 * durations.day), now - 7 * durations.day);
      expect(running).toMatchObject({ beforeFrom: earlier?.from, comparedUntil: earlier?.until });
    }),
  );
});

test("the last week that is over ends by now, and the next one does not", () => {
  fc.assert(
    fc.property(instants, (now) => {
      const end = weekEnd(lastWeekOver(now));
      expect(end).toBeLessThanOrEqual(now);
      expect(end + 7 * durations.day).toBeGreaterThan(now);
    }),
  );
});
