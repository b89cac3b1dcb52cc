import type { ClientError } from "../../../../client/client-error";
import type { components } from "../../../../generated/mall";
import { paymentPoll } from "../../../../rules/limits";

type Schemas = components["schemas"];
export type Order = Schemas["Order"];
export type StartedPayment = Schemas["StartedPayment"];
export type PaymentRequest = Schemas["PaymentRequest"];

/** The phase of a payment on the screen. "paid" comes from the order, never from the claim of an app. */
export type Phase = "created" | "handedOver" | "confirming" | "paid" | "failed" | "cancelled" | "unknown";

/** The result of a payment as the payer's app reports it: a claim, not a proof. */
export type Claim = "paid" | "unclear" | "failed" | "cancelled" | "unavailable";

/** A request to pay with its key: the same request sent again under it begins nothing new. */
export interface RepeatableRequest {
  readonly key: string;
  readonly body: PaymentRequest;
}

/** One attempt to pay, as this device stores it across reloads. */
export interface Attempt {
  readonly key: string;
  /** Null where the device cannot repeat what it sent, as it does not store who pays: another request under this key is refused. */
  readonly body: PaymentRequest | null;
  /** Null until the server has answered. */
  readonly paymentNo: string | null;
  readonly claim: Claim | null;
}

/** Everything known of paying one order. */
export interface PaymentState {
  readonly order: Order;
  readonly attempt: Attempt | null;
  /** What was begun on this page, with what handing it over needs: a code to show, an account. */
  readonly started: StartedPayment | null;
  readonly busy: "nothing" | "starting" | "cancelling";
  readonly isPolling: boolean;
  /** The reader reported that nothing was paid; the next answer confirms or refutes it. */
  readonly isDenied: boolean;
  /** How often the order was asked for since something last happened. */
  readonly pollCount: number;
  /** Why the last action failed. */
  readonly problem: ClientError | null;
  /** Why the last question went unanswered. */
  readonly pollProblem: ClientError | null;
}

/** The beginning: an order that was just read, and what this device stored of paying it. */
export function initialPaymentState(order: Order, attempt: Attempt | null): PaymentState {
  const isOver = order.state !== "unpaid";
  return {
    order,
    attempt: isOver ? null : attempt,
    started: null,
    busy: "nothing",
    isPolling: false,
    isDenied: false,
    pollCount: 0,
    problem: null,
    pollProblem: null,
  };
}

/**
 * How far the payment is: the order's own word first, then the server's of its newest payment, then the app's
 * claim.
 */
export function phaseOf({ order, attempt }: Pick<PaymentState, "order" | "attempt">): Phase {
  switch (order.state) {
    case "paid":
    case "activated":
    case "refunding":
      return "paid";
    case "cancelled":
    case "expired":
    case "refunded":
      return "cancelled";
    case "unpaid":
      return unpaidPhase(order.payment, attempt);
  }
}

function unpaidPhase(payment: Order["payment"], attempt: Attempt | null): Phase {
  if (payment === null) return "created";
  const isOwn = attempt?.paymentNo === payment.paymentNo;
  switch (payment.state) {
    case "created":
    case "handedOver":
      if (isOwn && attempt?.claim) return claimedPhase(attempt.claim);
      return payment.state === "handedOver" || isOwn ? "handedOver" : "created";
    // The payment service has the money, the order does not show it yet: still not paid.
    case "paid":
      return "confirming";
    default:
      return payment.state;
  }
}

function claimedPhase(claim: Claim): Phase {
  if (claim === "paid" || claim === "unclear") return "confirming";
  return claim === "cancelled" ? "cancelled" : "failed";
}

/** Whether money may be on its way: paying again could pay twice. */
export function isUncertain(state: Pick<PaymentState, "order" | "attempt">): boolean {
  const phase = phaseOf(state);
  return state.order.state === "unpaid" && (phase === "confirming" || phase === "unknown");
}

/** Whether a payment may be begun now. */
export function canPay(state: PaymentState): boolean {
  return state.order.state === "unpaid" && state.busy === "nothing" && !isUncertain(state);
}

/** Whether the order may be cancelled now. */
export function canCancel(state: PaymentState): boolean {
  return canPay(state);
}

/**
 * Milliseconds until the order is asked for by itself; null when it is not, because nothing is awaited or it was
 * asked enough.
 */
export function nextPollDelay(state: PaymentState): number | null {
  if (state.isPolling || state.busy !== "nothing" || !isAwaited(state)) return null;
  if (state.pollProblem?.kind === "signed-out") return null;
  return paymentPoll[state.pollCount] ?? null;
}

/** Whether a change on the server is pending: the outcome of a payment, or the activation. */
export function isAwaited(state: PaymentState): boolean {
  const phase = phaseOf(state);
  if (phase === "paid") return state.order.state === "paid";
  return phase === "handedOver" || isUncertain(state);
}
