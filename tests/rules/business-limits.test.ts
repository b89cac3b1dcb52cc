import { expect, test } from "vitest";
import * as limits from "../../src/rules/business-limits";
import { orderLimits } from "../../src/rules/limits";

test("a lead is protected for 90 days, giving up is undone within 7, what ends within 60 is soon", () => {
  expect([limits.leadProtection.days, limits.giveUpUndo.days, limits.expiryRadar.days]).toEqual([90, 7, 60]);
});

test("an order waits half an hour for its payment, an idempotency key counts for a day", () => {
  expect(limits.unpaidOrder.milliseconds).toBe(1_800_000);
  expect(limits.idempotencyKeys.milliseconds).toBe(86_400_000);
});

test("purchase intentions are high, medium and general", () => {
  expect(limits.purchaseIntentions).toEqual(["high", "medium", "general"]);
});

test("discounts for years begin with none and never shrink", () => {
  expect(limits.yearDiscounts[0]).toEqual({ years: 1, percentOff: 0 });
  const sorted = [...limits.yearDiscounts].sort((a, b) => a.years - b.years || a.percentOff - b.percentOff);
  expect(limits.yearDiscounts).toEqual(sorted);
  expect(limits.yearDiscounts.map(({ percentOff }) => percentOff)).toEqual([0, 10, 20]);
  for (const { years } of limits.yearDiscounts) expect(years).toBeLessThanOrEqual(orderLimits.years.maximum);
});

test("books, batches and suggestions have the sizes agreed with the back end", () => {
  expect([limits.contactPersons.maximum, limits.invoiceTitles.maximum]).toEqual([50, 50]);
  expect([limits.logBatches.usage.maximum, limits.logBatches.invite.maximum]).toEqual([100, 50]);
  expect(limits.suggestions).toEqual({ maximum: 3, milliseconds: 86_400_000 });
});

test("the customer list is asked for in up to 10,000 rows, every other list in up to 100", () => {
  expect(limits.listBounds.customerRows.maximum).toBe(10_000);
  expect(limits.listBounds.rows.maximum).toBe(100);
});

test("adding users adds at least one", () => {
  expect(limits.addedUsers).toEqual({ minimum: 1, maximum: 200 });
});
