import type { ClientError } from "../../../../client/client-error";
import { newerOrder } from "./newer-order";
import type { PaymentEffect, PaymentEvent } from "./payment-events";
import { type Attempt, canCancel, canPay, isUncertain, type Order, type PaymentState } from "./payment-state";

/** The next state, and what is to be done. */
export interface Step {
  readonly state: PaymentState;
  readonly effects: readonly PaymentEffect[];
}

/**
 * Payment as one machine: created, handed over, confirming, paid, failed, cancelled, unknown (see `phaseOf`). It does
 * nothing by itself; what does not fit the state is passed over, so a second tap or a late answer changes nothing.
 */
export function step(state: PaymentState, event: PaymentEvent): Step {
  switch (event.is) {
    case "pay":
      return startPayment(state, event);
    case "started":
      return started(state, event);
    case "startFailed":
      return startFailed(state, event);
    case "claimed":
      if (state.attempt?.paymentNo !== event.paymentNo) return unchanged(state);
      return poll({ ...state, attempt: { ...state.attempt, claim: event.claim }, pollCount: 0 });
    case "poll":
      if (state.isPolling || state.busy !== "nothing") return unchanged(state);
      return poll(event.by === "reader" ? { ...state, pollCount: 0 } : state);
    case "orderReceived":
      return unchanged(clearFinishedPayment(applyDenial(receiveOrder(state, event.order))));
    case "pollFailed":
      return unchanged({ ...state, isPolling: false, isDenied: false, pollProblem: event.error });
    case "denied":
      return poll({ ...state, isDenied: true, pollCount: 0 });
    case "cancel":
      if (!canCancel(state)) return unchanged(state);
      return {
        state: { ...state, busy: "cancelling", problem: null },
        effects: [{ do: "cancel", order: state.order }],
      };
    case "orderCancelled":
      return unchanged(
        clearFinishedPayment({ ...state, busy: "nothing", order: newerOrder(state.order, event.order) }),
      );
    case "cancelFailed":
      return poll({ ...state, busy: "nothing", problem: event.error, pollCount: 0 });
  }
}

function startPayment(state: PaymentState, { body, key }: Extract<PaymentEvent, { is: "pay" }>): Step {
  if (!canPay(state)) return unchanged(state);
  const attempt = liveAttempt(state, body) ?? { key, body, paymentNo: null, claim: null };
  return {
    state: { ...state, attempt, busy: "starting", problem: null },
    effects: [{ do: "start", request: { key: attempt.key, body } }],
  };
}

/** The attempt that is still valid for the same request, so that none is started twice. */
function liveAttempt({ attempt, order }: PaymentState, body: Attempt["body"]): Attempt | null {
  if (attempt === null || attempt.claim !== null) return null;
  if (JSON.stringify(attempt.body) !== JSON.stringify(body)) return null;
  const payment = order.payment;
  const isOpen = payment?.state === "created" || payment?.state === "handedOver";
  return attempt.paymentNo === null || (payment?.paymentNo === attempt.paymentNo && isOpen) ? attempt : null;
}

function started(state: PaymentState, { key, payment }: Extract<PaymentEvent, { is: "started" }>): Step {
  if (state.attempt?.key !== key || state.busy !== "starting") return unchanged(state);
  const { payload: _, ...newest } = payment;
  const attempt = { ...state.attempt, paymentNo: payment.paymentNo };
  const next: PaymentState = {
    ...state,
    busy: "nothing",
    attempt,
    started: payment,
    pollCount: 0,
    order: { ...state.order, payType: payment.payType, payment: newest },
  };
  // A repeated attempt may be settled by now: a settled payment is not handed over again.
  const isOpen = payment.state === "created" || payment.state === "handedOver";
  if (!isOpen) return poll(next);
  // A bank takes days: the order waits longer from now on, and only it says how long.
  const asked = payment.payload.kind === "bankTransfer" ? poll(next) : unchanged(next);
  return { ...asked, effects: [{ do: "handOver", payment }, ...asked.effects] };
}

function startFailed(
  state: PaymentState,
  { key, error }: Extract<PaymentEvent, { is: "startFailed" }>,
): Step {
  if (state.attempt?.key !== key || state.busy !== "starting") return unchanged(state);
  // A clear "no" ends the try. Where no answer came it may have been begun: the same key is sent again.
  const attempt = isClear(error) ? null : state.attempt;
  return poll({ ...state, busy: "nothing", attempt, problem: error, pollCount: 0 });
}

function isClear({ kind }: ClientError): boolean {
  return kind === "refused" || kind === "invalid" || kind === "signed-out";
}

/** "I did not pay" is accepted only after the order was read: a payment in progress stays unknown. */
function applyDenial(state: PaymentState): PaymentState {
  const next = { ...state, isDenied: false };
  const payment = state.order.payment;
  if (!state.isDenied || state.order.state !== "unpaid" || payment === null) return next;
  if (payment.state !== "created" && payment.state !== "handedOver") return next;
  const attempt = state.attempt?.paymentNo === payment.paymentNo ? state.attempt : null;
  return { ...next, started: null, attempt: attempt && { ...attempt, claim: "cancelled" } };
}

function receiveOrder(state: PaymentState, order: Order): PaymentState {
  const next = { ...state, isPolling: false, pollProblem: null, order: newerOrder(state.order, order) };
  const hasMoved =
    next.order.state !== state.order.state || next.order.payment?.state !== state.order.payment?.state;
  return { ...next, pollCount: hasMoved ? 0 : next.pollCount };
}

/** Lets go of what belongs to a payment that is over. */
function clearFinishedPayment(state: PaymentState): PaymentState {
  if (state.order.state !== "unpaid") return { ...state, attempt: null, started: null, problem: null };
  const payment = state.order.payment;
  const isOther = state.started !== null && payment?.paymentNo !== state.started.paymentNo;
  const isOver = payment?.state === "failed" || payment?.state === "cancelled";
  const isCurrent = !isOther && !isOver;
  return {
    ...state,
    started: isCurrent ? state.started : null,
    problem: isUncertain(state) ? null : state.problem,
  };
}

function poll(state: PaymentState): Step {
  if (state.isPolling) return unchanged(state);
  return { state: { ...state, isPolling: true, pollCount: state.pollCount + 1 }, effects: [{ do: "poll" }] };
}

function unchanged(state: PaymentState): Step {
  return { state, effects: [] };
}
