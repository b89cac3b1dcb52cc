import fc from "fast-check";
import { expect, test } from "vitest";
import { isDateTime } from "../../mocks/kernel/date-time";

const two = (low: number, high: number) =>
  fc.integer({ min: low, max: high }).map((number) => String(number).padStart(2, "0"));
const instants = fc
  .tuple(
    fc.constantFrom("2024", "2026", "1900", "2000"),
    two(0, 13),
    two(0, 32),
    fc.constantFrom("T", "t", "_"),
    two(0, 24),
    two(0, 60),
    two(0, 59),
    fc.constantFrom("", ".5", ".", ".123456"),
    fc.constantFrom("Z", "z", "+08:00", "-23:59", "+24:00", "+0800", "", "Zx"),
  )
  .map(
    ([year, month, day, t, hour, minute, second, fraction, zone]) =>
      `${year}-${month}-${day}${t}${hour}:${minute}:${second}${fraction}${zone}`,
  );

test("the fast check of moments agrees with RFC 3339 as a calendar reads it", () => {
  const format =
    /^\d{4}-\d\d-\d\d[Tt]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
  fc.assert(
    fc.property(instants, (text) => {
      const day = text.slice(0, 10);
      const time = Date.parse(`${day}T00:00:00Z`);
      const isDay = !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day;
      expect(isDateTime(text), text).toBe(format.test(text) && isDay);
    }),
    { numRuns: 3000 },
  );
});

test("texts that only begin like a moment are none", () => {
  for (const text of [
    "",
    "2026-11-21",
    "2026-11-21T10:32:00",
    "2026-11-21 10:32:00Z",
    "2026-11-21T10:32:00Z ",
    "二〇二六年",
  ]) {
    expect(isDateTime(text), text).toBe(false);
  }
});
