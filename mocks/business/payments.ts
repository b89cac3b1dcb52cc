import { defineTable } from "../world/define-table";
import { defineEvent } from "../world/events";

export type PaymentState =
  | "created"
  | "handedOver"
  | "confirming"
  | "paid"
  | "failed"
  | "cancelled"
  | "unknown";

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

export type PayType = 26 | 30 | 36 | 37 | 38 | 39;

/** One try to pay one order. */
export interface PaymentRow {
  readonly paymentNo: string;
  readonly orderId: number;
  readonly payType: PayType;
  readonly state: PaymentState;
  readonly amountFen: number;
  readonly openid: string | null;
  readonly createdAt: number;
  readonly handedOverAt: number | null;
  readonly confirmingAt: number | null;
  /** When it was paid, failed or cancelled. */
  readonly settledAt: number | null;
  /** Why it failed, as a key of the mall's words; null otherwise. */
  readonly failReason: string | null;
}

export const paymentTable = defineTable("business.payments", {
  id: (row: PaymentRow) => row.paymentNo,
  indexes: {
    order: {
      key: (row) => row.orderId,
      order: (left, right) => right.createdAt - left.createdAt || (left.paymentNo < right.paymentNo ? 1 : -1),
    },
  },
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

/** The payment service says the next thing of a payment. */
export const paymentMoves = defineEvent<{ readonly paymentNo: string; readonly to: PaymentState }>(
  "payment.moves",
);
