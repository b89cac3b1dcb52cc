import fc from "fast-check";
import { expect, test } from "vitest";
import {
  orderFilter,
  orderPeriods,
  orderTabNames,
  orderViewQuery,
  readOrderView,
} from "../../../src/screens/account/orders/order-filter";
import { countdownText } from "../../../src/shared/server-deadline";

const view = fc.record({
  tab: fc.constantFrom(...orderTabNames),
  keyword: fc.string({ maxLength: 60 }).map((text) => text.trim()),
  period: fc.constantFrom("all" as const, "quarter" as const, "year" as const),
  page: fc.integer({ min: 1, max: 100_000 }),
});

test("a view of the orders comes back from its address as it was", () => {
  fc.assert(
    fc.property(view, (selected) => {
      expect(readOrderView(new URLSearchParams(orderViewQuery(selected)))).toEqual(selected);
    }),
  );
});

test("whatever stands in the address, the server is asked for something it takes", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (tab, q, period, page) => {
      const read = readOrderView(new URLSearchParams({ tab, q, period, page }));
      expect(Object.keys(orderPeriods)).toContain(read.period);
      expect(read.keyword.length).toBeLessThanOrEqual(60);
      expect(read.page).toBeGreaterThanOrEqual(1);
      expect(Number.isInteger(read.page)).toBe(true);
      expect(() => orderFilter(read, 20, Date.parse("2026-11-21T10:32:00+08:00"))).not.toThrow();
    }),
  );
});

test("a period counts its days back from today", () => {
  const now = Date.parse("2026-11-21T00:10:00+08:00");
  const year = { tab: "all", keyword: "", period: "year", page: 1 } as const;
  expect(orderFilter(year, 20, now).from).toBe("2025-11-21");
  expect(orderFilter({ ...year, period: "all" }, 20, now).from).toBeUndefined();
});

test.each([
  [0, "00:00"],
  [5, "00:05"],
  [1634, "27:14"],
  [3723, "1:02:03"],
])("%i seconds are shown as %s", (seconds, selected) => {
  expect(countdownText(seconds)).toBe(selected);
});
