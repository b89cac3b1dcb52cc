import fc from "fast-check";
import { expect, test } from "vitest";
import { couponTable, couponTransitions } from "../../../mocks/business/coupons";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { licenceTable } from "../../../mocks/business/licences";
import { sum } from "../../../mocks/business/money";
import { orderTransitions } from "../../../mocks/business/orders";
import { paymentTable, paymentTransitions } from "../../../mocks/business/payments";
import { promotionTable } from "../../../mocks/business/promotions";
import { createKernel } from "../../../mocks/kernel/kernel";
import type { Kernel } from "../../../mocks/kernel/kernel-shape";
import { signInPersistent } from "../../../mocks/kernel/session";
import { mallGroup } from "../../../mocks/mall/group";
import { invoiceTransitions } from "../../../mocks/mall/rules/invoices";
import { actions, everyState, perform, placedOrders, request } from "./lifecycle-actions";

const groups = [mallGroup];
const { wholesaler } = sampleUserIds;

/** Every change of state since revision `from` is a transition of its table. */
function expectStatesInTables({ world }: Kernel, from: number): void {
  const tables: Readonly<
    Record<string, { key: string; moves: Readonly<Record<string, readonly string[]>> }>
  > = {
    "business.orders": { key: "state", moves: orderTransitions },
    "business.payments": { key: "state", moves: paymentTransitions },
    "business.coupons": { key: "kept", moves: couponTransitions },
    "mall.invoices": { key: "state", moves: invoiceTransitions },
  };
  for (const { changes } of world.journal.steps.slice(from)) {
    for (const { table, before, after } of changes) {
      const known = tables[table];
      if (!known || !before || !after) continue;
      const [was, is] = [Reflect.get(before, known.key), Reflect.get(after, known.key)];
      if (was !== is)
        expect([table, was, known.moves[was]]).toEqual([table, was, expect.arrayContaining([is])]);
    }
  }
}

function expectConsistency({ world }: Kernel): void {
  const now = world.clock.now();
  const orders = placedOrders(world);
  const byId = new Map(orders.map((order) => [order.orderId, order]));
  for (const order of orders) {
    expect(order.history.at(-1)?.state).toBe(order.state);
    expect(sum(order.lines.map(({ amountFen }) => amountFen))).toBe(order.finalFen);
    if (order.state === "unpaid") expect(order.unpaidDeadline).toBeGreaterThan(now);
    expect(order.licenceIds.length > 0).toBe(order.activatedAt !== null);
    const payments = world.table(paymentTable).by("order", order.orderId);
    const received = payments.filter(({ state, returnedAt }) => state === "paid" && returnedAt === undefined);
    const isFree = order.finalFen === 0;
    expect(received.length).toBe(order.paidAt === null || isFree ? 0 : 1);
    const open = payments.filter(({ settledAt }) => settledAt === null);
    expect(open.length).toBeLessThanOrEqual(1);
    // A payment of a closed order stays open only until the payment service responds.
    if (order.state !== "unpaid")
      for (const { state } of open) expect(["confirming", "unknown"]).toContain(state);
  }
  for (const coupon of world.table(couponTable).by("user", wholesaler)) {
    const order = coupon.orderId === null ? undefined : byId.get(coupon.orderId);
    expect(order?.couponId ?? null).toBe(order ? coupon.couponId : null);
    if (coupon.usage === "unused") expect(coupon.orderId).toBeNull();
    if (coupon.usage === "locked") expect(order?.state).toBe("unpaid");
    if (coupon.usage === "used") expect(order?.paidAt).not.toBeNull();
  }
  const holders = orders.filter(({ couponId, state }) => couponId !== null && state === "unpaid");
  for (const { couponId } of holders)
    expect(world.table(couponTable).get(couponId ?? 0)?.usage).toBe("locked");
  for (const licence of world.table(licenceTable).by("user", wholesaler)) {
    const order = licence.orderId === null ? undefined : byId.get(licence.orderId);
    if (order) expect(order.licenceIds).toContain(licence.licenceId);
    else expect(licence.licenceId).toBeLessThan(8900);
    expect(licence.users).toBeGreaterThan(0);
    expect(licence.expiresAt ?? now).toBeGreaterThan(licence.startsAt ?? now - 1);
  }
  const received = world
    .table(paymentTable)
    .all()
    .filter(
      ({ state, returnedAt, orderId }) => state === "paid" && returnedAt === undefined && byId.has(orderId),
    );
  const paid = orders.filter(({ paidAt }) => paidAt !== null);
  expect(sum(received.map(({ amountFen }) => amountFen))).toBe(sum(paid.map(({ finalFen }) => finalFen)));
  for (const { stockLeft } of world.table(promotionTable).all())
    expect(stockLeft ?? 0).toBeGreaterThanOrEqual(0);
}

test("whatever is ordered, paid, settled, cancelled, refunded and waited for, nothing leaves its table of states and all adds up", async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(actions, { minLength: 10, maxLength: 40 }), async (steps) => {
      const at = Date.parse("2026-11-21T10:32:00+08:00");
      const kernel = createKernel({
        groups,
        clock: { mode: "frozen", at },
        mock: "scenario:promotion-running",
      });
      signInPersistent(kernel.world, wholesaler);
      for (const action of steps) {
        const from = kernel.world.journal.position;
        await perform(kernel, action);
        // A read processes everything that is due.
        await request(kernel, "GET", "order/number");
        expectStatesInTables(kernel, from);
        expectConsistency(kernel);
      }
      await request(kernel, "GET", "order/pagelist?rows=100");
      for (const order of placedOrders(kernel.world))
        for (const { state } of order.history) reached.add(state);
      kernel.expectNoViolations();
    }),
    { numRuns: 25, examples: [[everyState]] },
  );
  // Otherwise the actions did not cover every state.
  expect([...reached].sort()).toEqual(Object.keys(orderTransitions).sort());
}, 120_000);
