import { afterEach, expect, test, vi } from "vitest";
import { isSupportOpen, now, setClock, utc8Fields } from "../../src/platform/clock";
import { defaultSettings } from "../../src/platform/settings-defaults";

afterEach(() => {
  setClock(null);
  vi.useRealTimers();
});

test("the clock can be replaced and restored", () => {
  vi.useFakeTimers({ now: 1000 });
  setClock(() => 42);
  expect(now()).toBe(42);
  setClock(null);
  expect(now()).toBe(1000);
});

test("a moment is shown as in UTC+8, over the change of year", () => {
  expect(utc8Fields(new Date("2026-12-31T16:05:09Z"))).toEqual({
    year: 2027,
    month: 1,
    day: 1,
    hour: 0,
    minute: 5,
    second: 9,
    weekday: 5,
  });
});

test("Sunday is the seventh day of the week", () => {
  expect(utc8Fields(new Date("2026-11-22T04:00:00Z")).weekday).toBe(7);
  expect(utc8Fields(new Date("2026-11-22T16:00:00Z")).weekday).toBe(1);
});

test.each([
  ["2026-11-21T00:59:59Z", false, true],
  ["2026-11-21T01:00:00Z", true, true],
  ["2026-11-21T09:59:59Z", true, true],
  ["2026-11-21T10:00:00Z", false, true],
  ["2026-11-21T10:15:00Z", false, false],
  ["2026-11-21T00:30:00Z", false, true],
  ["2026-11-21T00:29:59Z", false, false],
])("at %s the published hours are open: %s, the extended ones: %s", (instant, isPublished, isExtended) => {
  const { publishedHours, extendedHours } = defaultSettings.support;
  expect(isSupportOpen(new Date(instant), publishedHours)).toBe(isPublished);
  expect(isSupportOpen(new Date(instant), extendedHours)).toBe(isExtended);
});
