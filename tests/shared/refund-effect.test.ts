import { expect, test } from "vitest";
import { refundEffect } from "../../src/shared/order-status/refund-effect";

const refunded = { state: "refunded", finalAmount: "398.00" } as const;
const refund = (amount: string) => ({
  amount,
  requestedAt: "2026-11-20T10:32:00+08:00",
  refundedAt: "2026-11-21T09:32:00+08:00",
});

test("a service that was bought ends with its refund", () => {
  expect(refundEffect({ ...refunded, kind: "buy", refund: refund("398.00") })).toBe("ended");
  expect(refundEffect({ ...refunded, kind: "buy", refund: null })).toBe("ended");
});

test.each(["renew", "upgrade", "addUsers"] as const)(
  "a refunded order that changed a service (%s) ends nothing: the service is again what it was",
  (kind) => {
    expect(refundEffect({ ...refunded, kind, refund: refund("398.00") })).toBe("reverted");
  },
);

test("where a part was paid back the service goes on", () => {
  expect(refundEffect({ ...refunded, kind: "buy", refund: refund("100.00") })).toBe("kept");
});

test("an order that is not refunded has no effect of one", () => {
  expect(refundEffect({ ...refunded, state: "refunding", kind: "buy", refund: refund("398.00") })).toBeNull();
});
