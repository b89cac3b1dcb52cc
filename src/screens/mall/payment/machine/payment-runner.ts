import type { Result } from "../../../../client/client-error";
import type { PaymentEffect, PaymentEvent } from "./payment-events";
import { step } from "./payment-machine";
import {
  type Attempt,
  type Claim,
  nextPollDelay,
  type Order,
  type PaymentState,
  type StartedPayment,
} from "./payment-state";

/** What the machine needs of the world: the server, the payer's app, this device's memory and its clock. */
export interface PaymentBridges {
  readonly fetchOrder: (orderNo: string) => Promise<Result<Order>>;
  readonly start: (attempt: Attempt) => Promise<Result<StartedPayment>>;
  readonly cancel: (order: Order) => Promise<Result<Order>>;
  /** Hands a payment to the payer's app. Null: it is shown, or the page was left. It may never settle. */
  readonly handOver: (payment: StartedPayment) => Promise<Claim | null>;
  readonly writeAttempt: (attempt: Attempt | null) => void;
  /** Calls back later; answers how to take that back. */
  readonly wait: (milliseconds: number, then: () => void) => () => void;
  readonly now: () => number;
}

/** The state on screen, with the moment of the next question. */
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
  /** Begins to ask by itself. */
  readonly start: () => void;
  /** Ends its timer; answers to what is under way are still heard. */
  readonly stop: () => void;
}

/** Runs the machine: does what a step asks for and sends what comes of it back into it. */
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
    for (const effect of effects) void perform(effect);
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

  const perform = async (effect: PaymentEffect): Promise<void> => {
    switch (effect.do) {
      case "poll": {
        const result = await bridges.fetchOrder(view.state.order.orderNo);
        return send(
          result.ok ? { is: "orderReceived", order: result.data } : { is: "pollFailed", error: result.error },
        );
      }
      case "start": {
        const { key } = effect.attempt;
        const result = await bridges.start(effect.attempt);
        return send(
          result.ok
            ? { is: "started", key, payment: result.data }
            : { is: "startFailed", key, error: result.error },
        );
      }
      case "handOver": {
        const { paymentNo } = effect.payment;
        const claim = await bridges.handOver(effect.payment);
        return claim === null ? undefined : send({ is: "claimed", paymentNo, claim });
      }
      case "cancel": {
        const result = await bridges.cancel(effect.order);
        return send(
          result.ok
            ? { is: "orderCancelled", order: result.data }
            : { is: "cancelFailed", error: result.error },
        );
      }
    }
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
