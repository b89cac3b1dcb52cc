import { expect, test } from "vitest";
import { dataOf, errorOf, refusalOf } from "../../support/begin";
import { beginReading, customers, overview, products, receivables, salespeople, shops } from "../begin";

const worlds = [
  { seed: 2, clock: "2027-01-04T00:00:00+08:00", over: "2026-W53", running: "2027-W01" },
  { seed: 3, clock: "2027-02-10T09:00:00+08:00", over: "2027-W05", running: "2027-W06" },
  { seed: 4, clock: "2024-12-30T05:59:59+08:00", over: "2024-W52", running: "2025-W01" },
];

// Ending a test throws when an answer broke the contract, a negative debt for one.
test.each(worlds)("every list keeps its contract at $clock", async ({ seed, clock, over, running }) => {
  await beginReading({ seed, clock });
  expect((await dataOf(overview())).period.week).toBe(over);
  for (const week of [over, running]) {
    await dataOf(overview({ week }));
    await dataOf(products({ week }));
    await dataOf(customers({ week }));
    await dataOf(receivables({ week }));
    await dataOf(salespeople({ week }));
  }
  await dataOf(shops());
});

test("a week that begins this moment has begun, with nothing in it yet", async () => {
  await beginReading({ clock: "2027-01-04T00:00:00+08:00" });
  const { period, orders, days } = await dataOf(overview({ week: "2027-W01" }));
  expect(period).toMatchObject({ is_over: false, before_week: "2026-W53" });
  expect(orders).toMatchObject({ value: 0, before: 0, change: null });
  expect(days.map(({ sales }) => sales)).toEqual(["0.00", null, null, null, null, null, null]);
  expect(await refusalOf(overview({ week: "2027-W02" }))).toBe(404);
});

test("between Sunday's end and Monday at six the report of the week is reckoned at once", async () => {
  await beginReading({ clock: "2026-11-16T03:00:00+08:00" });
  expect((await dataOf(overview())).period).toMatchObject({
    week: "2026-W46",
    is_over: true,
    as_of: "2026-11-16T03:00:00+08:00",
  });
});

test("weeks long ago are zeros, and weeks that are none are refused", async () => {
  await beginReading();
  for (const week of ["2020-W53", "1000-W01", "0101-W01"])
    expect((await dataOf(overview({ week }))).orders.value).toBe(0);
  for (const week of ["2025-W53", "0000-W01"])
    expect(await errorOf(overview({ week }))).toMatchObject({ kind: "invalid", fields: [{ field: "week" }] });
});
