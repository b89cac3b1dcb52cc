import fc from "fast-check";
import { expect, test } from "vitest";
import { couponTable, couponTransitions } from "../../../mocks/business/coupons";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { licenceTable } from "../../../mocks/business/licences";
import { sum } from "../../../mocks/business/money";
import { firstOrderId, type OrderRow, orderTable, orderTransitions } from "../../../mocks/business/orders";
import {
  type PaymentOutcome,
  paymentOutcomeTable,
  paymentTable,
  paymentTransitions,
} from "../../../mocks/business/payments";
import { promotionTable } from "../../../mocks/business/promotions";
import { createKernel } from "../../../mocks/kernel/kernel";
import type { Kernel } from "../../../mocks/kernel/kernel-shape";
import { signInStanding } from "../../../mocks/kernel/session";
import { mallGroup } from "../../../mocks/mall/group";
import { invoiceTransitions } from "../../../mocks/mall/rules/invoices";
import type { World } from "../../../mocks/world/world";
import { durations } from "../../../src/rules/limits";

const { minute, hour, second, day } = durations;
const groups = [mallGroup];
const { wholesaler } = sampleUserIds;

/** Something somebody does; `which` chooses one of the orders made so far. */
type Action =
  | {
      readonly do: "buy";
      readonly years: number;
      readonly quantity: number;
      readonly couponId: number | null;
    }
  | { readonly do: "renew"; readonly srvId: number; readonly couponId: number | null }
  | { readonly do: "addUsers" | "upgrade"; readonly srvId: number }
  | { readonly do: "cancel"; readonly which: number }
  | { readonly do: "pay"; readonly which: number; readonly payType: 36 | 38 | 39 }
  | { readonly do: "outcome"; readonly outcome: PaymentOutcome }
  | { readonly do: "settle"; readonly which: number; readonly outcome: string }
  | {
      readonly do: "refund";
      readonly which: number;
      readonly outcome: string | undefined;
      readonly part: boolean;
    }
  | { readonly do: "wait"; readonly by: number };

const which = fc.integer({ min: 0, max: 5 });
const couponId = fc.constantFrom(null, 50_118, 50_119, 50_120);
const srvId = fc.constantFrom(8801, 8802, 8803);
const outcomes = [
  "paid",
  "pending",
  "failed",
  "cancelled",
  "unknown",
  "unknownThenPaid",
  "refusedAtStart",
] as const;

const actions: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    do: fc.constant("buy" as const),
    years: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 1, max: 2 }),
    couponId,
  }),
  fc.record({ do: fc.constant("renew" as const), srvId, couponId }),
  fc.record({ do: fc.constantFrom("addUsers" as const, "upgrade" as const), srvId }),
  fc.record({ do: fc.constant("cancel" as const), which }),
  fc.record({ do: fc.constant("pay" as const), which, payType: fc.constantFrom(36, 38, 39) }),
  fc.record({ do: fc.constant("pay" as const), which, payType: fc.constantFrom(36, 38, 39) }),
  fc.record({ do: fc.constant("outcome" as const), outcome: fc.constantFrom(...outcomes) }),
  fc.record({
    do: fc.constant("settle" as const),
    which,
    outcome: fc.constantFrom("paid", "failed", "cancelled", "unknown", "pending"),
  }),
  fc.record({
    do: fc.constant("refund" as const),
    which,
    outcome: fc.constantFrom(undefined, "refunded", "refused"),
    part: fc.boolean(),
  }),
  fc.record({
    do: fc.constant("wait" as const),
    by: fc.constantFrom(
      second,
      3 * second,
      10 * second,
      20 * minute,
      31 * minute,
      5 * hour,
      2 * day,
      50 * day,
    ),
  }),
);

/** A course of things that leads an order into every state there is. */
const everyState: Action[] = [
  { do: "buy", years: 2, quantity: 1, couponId: 50_118 },
  { do: "pay", which: 0, payType: 38 },
  { do: "wait", by: 10 * second },
  { do: "refund", which: 0, outcome: "refunded", part: false },
  { do: "buy", years: 2, quantity: 1, couponId: 50_118 },
  { do: "cancel", which: 0 },
  { do: "renew", srvId: 8801, couponId: null },
  { do: "wait", by: 31 * minute },
];

async function ask(kernel: Kernel, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await kernel.handle(
    new Request(`https://site.test/ommall/srvmall/${path}`, {
      method,
      ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    }),
  );
  expect(answer.status).toBe(200);
  return answer.json();
}

const terms = { contactId: 21, hasAcceptedTerms: true };

async function perform(kernel: Kernel, action: Action): Promise<unknown> {
  const { world } = kernel;
  const chosen = (place: number, made = madeOrders(world)): OrderRow | undefined =>
    made[place % Math.max(made.length, 1)];
  switch (action.do) {
    case "buy": {
      const choice = { serviceNumber: "KDZHJ01", productNo: "KDZHJ01-PRO", users: 2, stores: 1 };
      const { years, quantity } = action;
      const wish = { kind: "buy", ...choice, ...terms, years, quantity, couponId: action.couponId };
      return ask(kernel, "POST", "order", wish);
    }
    case "renew":
      return ask(kernel, "POST", "order", {
        kind: "renew",
        years: 1,
        ...terms,
        srvId: action.srvId,
        couponId: action.couponId,
      });
    case "addUsers":
      return ask(kernel, "POST", "order", { kind: "addUsers", users: 2, ...terms, srvId: action.srvId });
    case "upgrade":
      return ask(kernel, "POST", "license/upgrade", { srvId: action.srvId, targetLevel: "professional" });
    case "cancel":
      return ask(kernel, "DELETE", `order/${chosen(action.which)?.orderId ?? 1}?userId=${wholesaler}`);
    case "pay": {
      const orderNo = chosen(action.which)?.orderNo ?? "20261121104102999";
      return ask(kernel, "POST", "payment", { orderNo, payType: action.payType });
    }
    case "outcome":
      world.table(paymentOutcomeTable).remove("outcome");
      return world.table(paymentOutcomeTable).insert({ id: "outcome", outcome: action.outcome });
    case "settle":
    case "refund": {
      const paid = madeOrders(world).filter(({ paidAt }) => paidAt !== null);
      const order = chosen(action.which, action.do === "refund" && paid.length > 0 ? paid : undefined);
      const part = action.do === "refund" && action.part && { amount: "1.00" };
      const input = { orderNo: order?.orderNo, outcome: action.outcome, ...part };
      // What cannot be done is refused, and nothing happens.
      return kernel
        .control(action.do === "settle" ? "POST payment" : "POST refund", input)
        .catch(() => undefined);
    }
    case "wait":
      await kernel.advance(action.by);
      // So long an absence ends the session.
      return signInStanding(world, wholesaler);
  }
}

function madeOrders(world: World): OrderRow[] {
  return world
    .table(orderTable)
    .by("user", wholesaler)
    .filter(({ orderId }) => orderId >= firstOrderId);
}

/** Every change of state since `from` is one its table has. */
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
  const orders = madeOrders(world);
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
    // What is still open of a closed order is what the payment service has not answered.
    if (order.state !== "unpaid")
      for (const { state } of open) expect(["confirming", "unknown"]).toContain(state);
  }
  for (const coupon of world.table(couponTable).by("user", wholesaler)) {
    const order = coupon.orderId === null ? undefined : byId.get(coupon.orderId);
    expect(order?.couponId ?? null).toBe(order ? coupon.couponId : null);
    if (coupon.kept === "unused") expect(coupon.orderId).toBeNull();
    if (coupon.kept === "locked") expect(order?.state).toBe("unpaid");
    if (coupon.kept === "used") expect(order?.paidAt).not.toBeNull();
  }
  const holders = orders.filter(({ couponId, state }) => couponId !== null && state === "unpaid");
  for (const { couponId } of holders)
    expect(world.table(couponTable).get(couponId ?? 0)?.kept).toBe("locked");
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
    fc.asyncProperty(fc.array(actions, { minLength: 10, maxLength: 40 }), async (wishes) => {
      const at = Date.parse("2026-11-21T10:32:00+08:00");
      const kernel = createKernel({
        groups,
        clock: { mode: "frozen", at },
        mock: "scenario:promotion-running",
      });
      signInStanding(kernel.world, wholesaler);
      for (const action of wishes) {
        const from = kernel.world.journal.position;
        await perform(kernel, action);
        // Reading lets everything happen that is due.
        await ask(kernel, "GET", "order/number");
        expectStatesInTables(kernel, from);
        expectConsistency(kernel);
      }
      await ask(kernel, "GET", "order/pagelist?rows=100");
      for (const order of madeOrders(kernel.world)) for (const { state } of order.history) reached.add(state);
      kernel.expectNoViolations();
    }),
    { numRuns: 25, examples: [[everyState]] },
  );
  // Otherwise the wishes would prove nothing.
  expect([...reached].sort()).toEqual(Object.keys(orderTransitions).sort());
}, 120_000);
