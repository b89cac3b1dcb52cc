import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgeCount, judgeFirst, judgeOnce } from "../../../mocks/activity/rules/order-check";
import { sampleOrder } from "../../../mocks/business/data/sample-order";
import type { OrderState } from "../../../mocks/business/rows/orders";

const now = Date.parse("2026-11-21T10:32:00+08:00");
const states: readonly OrderState[] = [
  "unpaid",
  "paid",
  "activated",
  "cancelled",
  "expired",
  "refunding",
  "refunded",
];
const orders = fc
  .array(fc.tuple(fc.constantFrom(...states), fc.integer({ min: 1, max: 3 })), { maxLength: 6 })
  .map((placed) =>
    placed.map(([state, quantity], index) =>
      sampleOrder(
        { orderId: 95_000 + index, userId: "100027", productNo: "WXHYK-CARD", at: now - index * 1000, state },
        { quantity },
      ),
    ),
  );
const isOpen = ({ state }: { state: OrderState }) => !["cancelled", "expired", "refunded"].includes(state);

describe("whether an order may be placed", () => {
  test("once: exactly when no order is open, and the one in the way is an open one", () => {
    fc.assert(
      fc.property(orders, (all) => {
        const sale = { period: { startsAt: 0, endsAt: now }, limit: 1 };
        const { reason, blocking, orderCount } = judgeOnce(all, sale, now);
        expect(orderCount).toBe(all.filter(isOpen).length);
        expect(reason === null).toBe(orderCount === 0);
        if (reason === null) expect(blocking).toBeNull();
        else expect(blocking && isOpen(blocking)).toBe(true);
        expect(reason === "unpaidOrder").toBe(all.some(({ state }) => state === "unpaid"));
      }),
    );
  });

  test("for the first time: exactly when nothing is paid, and the earliest paid one is named", () => {
    fc.assert(
      fc.property(orders, (all) => {
        const paid = all.filter((order) => isOpen(order) && order.state !== "unpaid");
        const { reason, blocking } = judgeFirst(all, false);
        expect(reason === null).toBe(paid.length === 0);
        expect(blocking?.paidAt).toBe(
          paid.length === 0 ? undefined : Math.min(...paid.map((order) => order.paidAt ?? 0)),
        );
        expect(judgeFirst(all, true).reason).toBe("notFirstPurchase");
      }),
    );
  });

  test("by count: exactly while fewer pieces are open than are allowed", () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 1, max: 9 }), (all, limit) => {
        const pieces = all.filter(isOpen).reduce((sum, { quantity }) => sum + quantity, 0);
        expect(judgeCount(all, { limit }, now).reason === null).toBe(pieces < limit);
        expect(judgeCount(all, { limit: null }, now).reason).toBeNull();
      }),
    );
  });
});
