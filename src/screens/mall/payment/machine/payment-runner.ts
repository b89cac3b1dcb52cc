import type { Result } from "../../../../client/client-error";
import { unexpectedError } from "../../../../client/failures";
import { isOnline } from "../../../../platform/network";
import { reportProblem } from "../../../../platform/report";
import type { PaymentEffect, PaymentEvent } from "./payment-events";
import { step } from "./payment-machine";
import {
  type Attempt,
  type Claim,
  nextPollDelay,
  type Order,
  type PaymentState,
  type RepeatableRequest,
  type StartedPayment,
} from "./payment-state";

/** Access to the server, the payer's app, local storage and the clock. */
export interface PaymentBridges {
  readonly fetchOrder: (orderNo: string) => Promise<Result<Order>>;
  readonly start: (request: RepeatableRequest) => Promise<Result<StartedPayment>>;
  readonly cancel: (order: Order) => Promise<Result<Order>>;
  /** Opens the payment in the payer's app. Null when it is shown as a code or the page was left. May never settle. */
  readonly handOver: (payment: StartedPayment) => Promise<Claim | null>;
  readonly writeAttempt: (attempt: Attempt | null) => void;
  /** Calls back later. Returns the function that cancels it. */
  readonly wait: (milliseconds: number, then: () => void) => () => void;
  readonly now: () => number;
}

/** The state on screen, with the time of the next poll. */
export interface PaymentView {
  readonly state: PaymentState;
  /** In milliseconds since 1970; null while none is planned. */
  readonly nextPollAt: number | null;
}

/** A running machine. */
export interface PaymentRunner {
  readonly subscribe: (listener: () => void) => () => void;
  readonly view: () => PaymentView;
  readonly send: (event: PaymentEvent) => void;
  /** Starts polling. */
  readonly start: () => void;
  /** Stops polling; results of requests under way still arrive. */
  readonly stop: () => void;
}

/** Runs the payment machine: performs the effects of each step and sends their results back as events. */
export function runPayment(initialState: PaymentState, bridges: PaymentBridges): PaymentRunner {
  const listeners = new Set<() => void>();
  let view: PaymentView = { state: initialState, nextPollAt: null };
  let planned: { readonly reason: string; readonly cancel: () => void } | null = null;
  let isStopped = true;

  const send = (event: PaymentEvent): void => {
    const { state, effects } = step(view.state, event);
    if (state !== view.state) {
      if (state.attempt !== view.state.attempt) bridges.writeAttempt(state.attempt);
      view = { ...view, state };
    }
    plan();
    notifyListeners();
    for (const effect of effects)
      void perform(effect, view.state.order.orderNo, bridges)
        .catch((caught: unknown) => resultOfThrown(effect, caught))
        .then((result) => {
          if (result !== null) send(result);
        });
  };

  const notifyListeners = (): void => {
    for (const listener of [...listeners]) listener();
  };

  const plan = (): void => {
    const delay = isStopped ? null : nextPollDelay(view.state);
    const reason = delay === null ? "" : `${view.state.pollCount} of ${view.state.order.payment?.paymentNo}`;
    if (planned?.reason === reason) return;
    planned?.cancel();
    planned = null;
    view = { ...view, nextPollAt: delay === null ? null : bridges.now() + delay };
    if (delay === null) return;
    const cancel = bridges.wait(delay, () => {
      planned = null;
      send({ is: "poll", by: "clock" });
    });
    planned = { reason, cancel };
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    send,
    start() {
      isStopped = false;
      plan();
      notifyListeners();
    },
    stop() {
      isStopped = true;
      planned?.cancel();
      planned = null;
    },
  };
}

/** Does what a step asks for. Returns the event that came of it; null where nothing follows. */
async function perform(
  effect: PaymentEffect,
  orderNo: string,
  bridges: PaymentBridges,
): Promise<PaymentEvent | null> {
  switch (effect.do) {
    case "poll": {
      const result = await bridges.fetchOrder(orderNo);
      return result.ok
        ? { is: "orderReceived", order: result.data }
        : { is: "pollFailed", error: result.error };
    }
    case "start": {
      const { key } = effect.request;
      const result = await bridges.start(effect.request);
      return result.ok
        ? { is: "started", key, payment: result.data }
        : { is: "startFailed", key, error: result.error };
    }
    case "handOver": {
      const { paymentNo } = effect.payment;
      const claim = await bridges.handOver(effect.payment);
      return claim === null ? null : { is: "claimed", paymentNo, claim };
    }
    case "cancel": {
      const result = await bridges.cancel(effect.order);
      return result.ok
        ? { is: "orderCancelled", order: result.data }
        : { is: "cancelFailed", error: result.error };
    }
  }
}

/**
 * What follows where an effect threw instead of failing, as the script that an app puts into the page may: the wait for it
 * ends with its reason. A sheet that was not opened is missing, whatever the server says of the payment later.
 */
function resultOfThrown(effect: PaymentEffect, caught: unknown): PaymentEvent {
  reportProblem("A step of a payment threw.", caught);
  const error = unexpectedError(caught, isOnline());
  switch (effect.do) {
    case "poll":
      return { is: "pollFailed", error };
    case "start":
      return { is: "startFailed", key: effect.request.key, error };
    case "handOver":
      return { is: "claimed", paymentNo: effect.payment.paymentNo, claim: "unavailable" };
    case "cancel":
      return { is: "cancelFailed", error };
  }
}
