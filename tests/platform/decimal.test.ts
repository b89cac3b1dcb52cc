import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDate, formatMonth, formatWeekday } from "../../src/i18n/date-formats";
import { formatCompact } from "../../src/i18n/number-formats";
import { type DecimalOptions, joinDecimal, writeDecimal } from "../../src/platform/decimal";
import { locales } from "../../src/platform/locale";

/* The output equals that of `Intl`, whose first use is slower. */

const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  fc.integer(),
  // Halves, and the values right beside them.
  fc.integer({ min: -100_000, max: 100_000 }).map((thousandths) => thousandths / 1000),
);

describe("a number is written as Intl.NumberFormat writes it", () => {
  test.each(locales)("with any places and signs in %s", (locale) => {
    const options = fc.record({ least: fc.nat(3), extra: fc.nat(3), isSigned: fc.boolean() }).map(
      ({ least, extra, isSigned }): Required<Omit<DecimalOptions, "shift">> => ({
        least,
        most: least + extra,
        isSigned,
      }),
    );
    fc.assert(
      fc.property(number, options, (value, { least, most, isSigned }) => {
        const format = new Intl.NumberFormat(locale, {
          minimumFractionDigits: least,
          maximumFractionDigits: most,
          signDisplay: isSigned ? "exceptZero" : "negative",
        });
        const expected = format.format(value).replace("-", "−");
        expect(joinDecimal(writeDecimal(value, { least, most, isSigned }))).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  test.each(locales)("as a percentage in %s", (locale) => {
    const format = new Intl.NumberFormat(locale, {
      style: "percent",
      maximumFractionDigits: 1,
      signDisplay: "negative",
    });
    fc.assert(
      fc.property(number, (value) => {
        const parsed = joinDecimal(writeDecimal(value, { most: 1, shift: 2 }));
        expect(`${parsed}%`).toBe(format.format(value).replace("-", "−"));
      }),
      { numRuns: 500 },
    );
  });

  test.each(locales)("in the steps of %s", (locale) => {
    const format = new Intl.NumberFormat(locale, {
      notation: "compact",
      maximumFractionDigits: 1,
      signDisplay: "negative",
    });
    const expected = (value: number) => format.format(value).replace("-", "−");
    fc.assert(
      fc.property(fc.double({ min: 0, max: 14, noNaN: true }), fc.boolean(), (power, isNegative) => {
        const value = 10 ** power * (isNegative ? -1 : 1);
        expect(formatCompact(locale, value)).toBe(expected(value));
      }),
      { numRuns: 500 },
    );
    for (const edge of [999.94, 999.96, 9_999.94, 9_999.96, 999_949, 999_950, 99_999_499, 99_999_500])
      expect(formatCompact(locale, edge)).toBe(expected(edge));
  });
});

const day = fc
  .date({ min: new Date("1970-01-02T00:00:00Z"), max: new Date("2100-01-01T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each(locales)(
  "months and days of the week have the names Intl.DateTimeFormat gives them in %s",
  (locale) => {
    const named = (options: Intl.DateTimeFormatOptions, date: string) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(
        Date.parse(`${date}T00:00:00Z`),
      );
    fc.assert(
      fc.property(day, (date) => {
        expect(formatWeekday(locale, date)).toBe(named({ weekday: "short" }, date));
        expect(formatWeekday(locale, date, "narrow")).toBe(named({ weekday: "narrow" }, date));
        expect(formatMonth(locale, date.slice(0, 7))).toBe(named({ month: "long", year: "numeric" }, date));
        if (locale === "en-US")
          expect(formatDate(locale, date, 0, "always").split(" ")[1]).toBe(named({ month: "short" }, date));
      }),
    );
  },
);
