import { durations } from "../../../src/rules/limits";
import type { PaymentOutcome } from "../../business/payments";
import type { PaymentState, PayType } from "../../business/rows/payments";

/** An event of the payment service, and its delay after the start of the payment, in milliseconds. */
export interface LifecycleStep {
  readonly to: PaymentState;
  readonly after: number;
}

/**
 * What becomes of a payment. A QR code or an account number is handed over by showing it; the other ways take two
 * seconds to open. The payment service is asked two seconds later and answers four seconds after that; a bank takes
 * hours where it takes seconds.
 */
export function paymentLifecycle(payType: PayType, outcome: PaymentOutcome): readonly LifecycleStep[] {
  if (outcome === "refusedAtStart") return [];
  const isTransfer = payType === 39;
  const second = isTransfer ? durations.hour : durations.second;
  const handedOver = payType === 38 || isTransfer ? 0 : 2 * durations.second;
  const confirming = handedOver + 2 * second;
  const end = confirming + 4 * second;
  const started: readonly LifecycleStep[] = [{ to: "handedOver", after: handedOver }];
  const submitted: readonly LifecycleStep[] = [...started, { to: "confirming", after: confirming }];
  switch (outcome) {
    case "paid":
      return [...submitted, { to: "paid", after: end }];
    case "pending":
      return submitted;
    case "failed":
      return [...submitted, { to: "failed", after: end }];
    case "cancelled":
      return [...started, { to: "cancelled", after: confirming }];
    case "unknown":
      return [...submitted, { to: "unknown", after: end }];
    case "unknownThenPaid":
      return [...submitted, { to: "unknown", after: end }, { to: "paid", after: end + 54 * second }];
  }
}

/** How long an order waits for a bank transfer that was begun: it takes a working day, and there may be a weekend. */
export const transferTimeout = 3 * durations.day;

/** The states between the current and the final state of a payment, so that no transition is skipped. */
export function pathTo(from: PaymentState, to: PaymentState): readonly PaymentState[] {
  if (from === "created" && to !== "failed" && to !== "cancelled" && to !== "handedOver")
    return ["handedOver", ...pathTo("handedOver", to)];
  if (from === "handedOver" && to === "paid") return ["confirming", to];
  return from === to ? [] : [to];
}
