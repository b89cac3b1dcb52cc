import fc from "fast-check";
import { expect } from "vitest";
import { sampleUserIds } from "../../../mocks/business/data/users";
import { firstOrderId, orderTable } from "../../../mocks/business/orders";
import { type PaymentOutcome, paymentOutcomeTable } from "../../../mocks/business/payments";
import type { OrderRow } from "../../../mocks/business/rows/orders";
import type { Kernel } from "../../../mocks/kernel/kernel-shape";
import { signInPersistent } from "../../../mocks/kernel/session";
import type { World } from "../../../mocks/world/world";
import { durations } from "../../../src/rules/limits";

const { minute, hour, second, day } = durations;
const { wholesaler } = sampleUserIds;

/** An action of the user or the payment service; `which` chooses one of the orders placed so far. */
export type Action =
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
      readonly isPartial: boolean;
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

export const actions: fc.Arbitrary<Action> = fc.oneof(
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
    isPartial: fc.boolean(),
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

/** A series of actions that leads orders into every state. */
export const everyState: Action[] = [
  { do: "buy", years: 2, quantity: 1, couponId: 50_118 },
  { do: "pay", which: 0, payType: 38 },
  { do: "wait", by: 10 * second },
  { do: "refund", which: 0, outcome: "refunded", isPartial: false },
  { do: "buy", years: 2, quantity: 1, couponId: 50_118 },
  { do: "cancel", which: 0 },
  { do: "renew", srvId: 8801, couponId: null },
  { do: "wait", by: 31 * minute },
];

export async function request(kernel: Kernel, method: string, path: string, body?: object): Promise<unknown> {
  const response = await kernel.handle(
    new Request(`https://site.test/ommall/srvmall/${path}`, {
      method,
      ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    }),
  );
  expect(response.status).toBe(200);
  return response.json();
}

const terms = { contactId: 21, hasAcceptedTerms: true };

export async function perform(kernel: Kernel, action: Action): Promise<unknown> {
  const { world } = kernel;
  const chosen = (index: number, placed = placedOrders(world)): OrderRow | undefined =>
    placed[index % Math.max(placed.length, 1)];
  switch (action.do) {
    case "buy": {
      const choice = { serviceNumber: "KDZHJ01", productNo: "KDZHJ01-PRO", users: 2, stores: 1 };
      const { years, quantity } = action;
      const selection = { kind: "buy", ...choice, ...terms, years, quantity, couponId: action.couponId };
      return request(kernel, "POST", "order", selection);
    }
    case "renew":
      return request(kernel, "POST", "order", {
        kind: "renew",
        years: 1,
        ...terms,
        srvId: action.srvId,
        couponId: action.couponId,
      });
    case "addUsers":
      return request(kernel, "POST", "order", { kind: "addUsers", users: 2, ...terms, srvId: action.srvId });
    case "upgrade":
      return request(kernel, "POST", "license/upgrade", { srvId: action.srvId, targetLevel: "professional" });
    case "cancel":
      return request(kernel, "DELETE", `order/${chosen(action.which)?.orderId ?? 1}?userId=${wholesaler}`);
    case "pay": {
      const orderNo = chosen(action.which)?.orderNo ?? "20261121104102999";
      return request(kernel, "POST", "payment", { orderNo, payType: action.payType });
    }
    case "outcome":
      world.table(paymentOutcomeTable).remove("outcome");
      return world.table(paymentOutcomeTable).insert({ id: "outcome", outcome: action.outcome });
    case "settle":
    case "refund": {
      const paid = placedOrders(world).filter(({ paidAt }) => paidAt !== null);
      const order = chosen(action.which, action.do === "refund" && paid.length > 0 ? paid : undefined);
      const isPartial = action.do === "refund" && action.isPartial && { amount: "1.00" };
      const input = { orderNo: order?.orderNo, outcome: action.outcome, ...isPartial };
      // An impossible action is refused and changes nothing.
      return kernel
        .control(action.do === "settle" ? "POST payment" : "POST refund", input)
        .catch(() => undefined);
    }
    case "wait":
      await kernel.advance(action.by);
      // The session expires in a long wait.
      return signInPersistent(world, wholesaler);
  }
}

export function placedOrders(world: World): OrderRow[] {
  return world
    .table(orderTable)
    .by("user", wholesaler)
    .filter(({ orderId }) => orderId >= firstOrderId);
}
