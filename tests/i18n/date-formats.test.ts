import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import {
  formatDate,
  formatDateTime,
  formatMonth,
  formatTime,
  formatWeekday,
  toTime,
} from "../../src/i18n/date-formats";
import { formatZone } from "../../src/i18n/use-zoned-formats";
import { setZoneOffset } from "../../src/platform/device-zone";
import { locales } from "../../src/platform/locale";

const now = Date.parse("2026-11-21T10:32:00+08:00");

afterEach(() => setZoneOffset(8 * 60));

test("a day of this year is shown without its year", () => {
  expect(formatDate("zh-CN", "2026-11-21", now)).toBe("11-21");
  expect(formatDate("zh-TW", "2026-01-05T09:00:00+08:00", now)).toBe("01-05");
  expect(formatDate("en-US", "2026-11-21", now)).toBe("21 Nov");
});

test("a day of another year is shown with it, and any day where the year is asked for", () => {
  expect(formatDate("zh-CN", "2025-11-27", now)).toBe("2025-11-27");
  expect(formatDate("en-US", "2027-06-30", now)).toBe("30 Jun 2027");
  expect(formatDateTime("zh-CN", now, now, "always")).toBe("2026-11-21 10:32");
  expect(formatDateTime("en-US", now, now, "always")).toBe("21 Nov 2026, 10:32");
});

test("days and times are those of UTC+8, wherever the moment was written", () => {
  expect(formatDateTime("zh-CN", "2026-11-20T16:30:00Z", now)).toBe("11-21 00:30");
  expect(formatDate("en-US", "2026-12-31T16:00:00Z", now)).toBe("1 Jan 2027");
  expect(formatTime("2026-11-21T01:05:00Z")).toBe("09:05");
});

test("the zone is said to readers whose own clock shows another time, and to no others", () => {
  expect(locales.map((locale) => formatZone(locale, now))).toEqual(["", "", ""]);
  setZoneOffset(-5 * 60);
  expect(locales.map((locale) => formatZone(locale, now))).toEqual([
    "（UTC+8）",
    "（UTC+8）",
    "\u00a0(UTC+8)",
  ]);
  expect(formatZone("en-US", "never")).toBe("");
});

test("months and days of the week are named in the language", () => {
  expect(formatMonth("zh-CN", "2026-06")).toBe("2026年6月");
  expect(formatMonth("en-US", "2026-06")).toBe("June 2026");
  expect(formatWeekday("zh-CN", "2026-11-16")).toBe("周一");
  expect(formatWeekday("zh-TW", "2026-11-16")).toBe("週一");
  expect(formatWeekday("en-US", "2026-11-16", "narrow")).toBe("M");
});

test("what is no moment is shown as a dash", () => {
  for (const text of ["", "yesterday", "2026-13-01", "2026-02-30x"]) {
    expect(toTime(text)).toBeNull();
    expect(formatDateTime("zh-CN", text, now)).toBe("—");
  }
  expect(formatDate("en-US", Number.NaN, now)).toBe("—");
  expect(formatMonth("zh-CN", "2026")).toBe("—");
});

test("a calendar day is shown as itself in every language", () => {
  const dates = fc.date({ min: new Date("1971-01-01"), max: new Date("2100-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(dates, fc.constantFrom(...locales), (date, locale) => {
      const text = date.toISOString().slice(0, 10);
      const formatted = formatDate(locale, text, now, "always");
      const expected =
        locale === "en-US"
          ? new RegExp(`^${date.getUTCDate()} [A-Z][a-z]{2} ${date.getUTCFullYear()}$`)
          : new RegExp(`^${text}$`);
      expect(formatted).toMatch(expected);
    }),
  );
});
