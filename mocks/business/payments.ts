import { defineTable } from "../world/define-table";
import { defineEvent } from "../world/events";
import type { World } from "../world/world";
import { samplePayments } from "./data/payments";
import { dateTimeDigits, nextNumber } from "./numbers";
import type { PaymentRow, PaymentState } from "./rows/payments";

/** Which state a payment may go to. Nothing else happens to a payment. */
export const paymentTransitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ["handedOver", "cancelled", "failed"],
  handedOver: ["confirming", "paid", "failed", "cancelled", "unknown"],
  confirming: ["paid", "failed", "cancelled", "unknown"],
  unknown: ["paid", "failed", "cancelled"],
  paid: [],
  failed: [],
  cancelled: [],
};

export const paymentTable = defineTable("business.payments", {
  id: (row: PaymentRow) => row.paymentNo,
  indexes: {
    order: {
      key: (row) => row.orderId,
      order: (left, right) =>
        right.createdAt - left.createdAt ||
        Number(left.paymentNo < right.paymentNo) - Number(left.paymentNo > right.paymentNo),
    },
  },
  seed: samplePayments,
});

/** What the payment service will do with every payment that is begun from now on. */
export type PaymentOutcome =
  | "paid"
  | "pending"
  | "failed"
  | "cancelled"
  | "unknown"
  | "refusedAtStart"
  | "unknownThenPaid";

/** The outcome chosen for this world by a scenario; payments are paid when nothing is chosen. */
export const paymentOutcomeTable = defineTable("business.payment-outcome", {
  id: (row: { id: "outcome"; outcome: PaymentOutcome }) => row.id,
});

/** The payment service reports the next state of a payment. */
export const paymentMoves = defineEvent<{ readonly paymentNo: string; readonly to: PaymentState }>(
  "payment.moves",
);

/** Starts a payment; callers schedule its result with `paymentMoves`. */
export function createPayment(
  world: World,
  facts: Pick<PaymentRow, "orderId" | "payType" | "amountFen" | "openid" | "returnUrl">,
  at: number,
): PaymentRow {
  const counted = nextNumber(world, "payment", 1) % 1000;
  return world.table(paymentTable).insert({
    paymentNo: `P${dateTimeDigits(at)}${String(counted).padStart(3, "0")}`,
    ...facts,
    state: "created",
    createdAt: at,
    handedOverAt: null,
    confirmingAt: null,
    settledAt: null,
    failReason: null,
  });
}

/**
 * Moves a payment along its table of states and writes when. Undefined, and nothing happens, when the table does not
 * have the move. The order is not touched.
 */
export function movePayment(
  world: World,
  paymentNo: string,
  state: PaymentState,
  at: number,
  facts: Partial<PaymentRow> = {},
): PaymentRow | undefined {
  const payments = world.table(paymentTable);
  const before = payments.get(paymentNo);
  if (!before || !paymentTransitions[before.state].includes(state)) return undefined;
  const after = payments.update(paymentNo, {
    ...facts,
    state,
    ...(state === "handedOver" && { handedOverAt: at }),
    ...(state === "confirming" && { confirmingAt: at }),
    ...(paymentTransitions[state].length === 0 && { settledAt: at }),
  });
  if (after.settledAt !== null) paymentMoves.cancel(world, (subject) => subject.paymentNo === paymentNo);
  return after;
}

/** The payment an order was last tried to be paid with. */
export function newestPayment(world: World, orderId: number): PaymentRow | undefined {
  return world.table(paymentTable).by("order", orderId)[0];
}

/** Whether the payment service was called and has not reported a result: the money may be in transit. */
export function isUncertain({ state }: Pick<PaymentRow, "state">): boolean {
  return state === "confirming" || state === "unknown";
}

/** Closes the open payments of an order, except those with an unknown outcome, which continue. */
export function closePayments(world: World, orderId: number, at: number): void {
  for (const { paymentNo, state } of world.table(paymentTable).by("order", orderId))
    if (state === "created" || state === "handedOver") movePayment(world, paymentNo, "cancelled", at);
}
