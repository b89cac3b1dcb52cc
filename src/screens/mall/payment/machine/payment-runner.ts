import type { Result } from "../../../../client/client-error";
import type { PaymentEffect, PaymentEvent } from "./payment-events";
import { step } from "./payment-machine";
import {
  type Attempt,
  type Claim,
  nextAskIn,
  type Order,
  type PaymentState,
  type StartedPayment,
} from "./payment-state";

/** What the machine needs of the world: the server, the payer's app, this device's memory and its clock. */
export interface PaymentDoors {
  readonly ask: (orderNo: string) => Promise<Result<Order>>;
  readonly start: (attempt: Attempt) => Promise<Result<StartedPayment>>;
  readonly cancel: (order: Order) => Promise<Result<Order>>;
  /** Hands a payment to the payer's app. Null: it is shown, or the page was left. It may never settle. */
  readonly handOver: (payment: StartedPayment) => Promise<Claim | null>;
  readonly remember: (attempt: Attempt | null) => void;
  /** Calls back later; answers how to take that back. */
  readonly wait: (milliseconds: number, then: () => void) => () => void;
  readonly now: () => number;
}

/** The state on screen, with the moment of the next question. */
export interface PaymentView {
  readonly state: PaymentState;
  /** In milliseconds since 1970; null while none is planned. */
  readonly asksAt: number | null;
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
export function runPayment(begin: PaymentState, doors: PaymentDoors): PaymentRunner {
  const listeners = new Set<() => void>();
  let view: PaymentView = { state: begin, asksAt: null };
  let planned: { readonly reason: string; readonly cancel: () => void } | null = null;
  let isStopped = true;

  const send = (event: PaymentEvent): void => {
    const { state, effects } = step(view.state, event);
    if (state !== view.state) {
      if (state.attempt !== view.state.attempt) doors.remember(state.attempt);
      view = { ...view, state };
    }
    plan();
    tell();
    for (const effect of effects) void perform(effect);
  };

  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };

  const plan = (): void => {
    const delay = isStopped ? null : nextAskIn(view.state);
    const reason = delay === null ? "" : `${view.state.asks} of ${view.state.order.payment?.paymentNo}`;
    if (planned?.reason === reason) return;
    planned?.cancel();
    planned = null;
    view = { ...view, asksAt: delay === null ? null : doors.now() + delay };
    if (delay === null) return;
    const cancel = doors.wait(delay, () => {
      planned = null;
      send({ is: "ask", by: "clock" });
    });
    planned = { reason, cancel };
  };

  const perform = async (effect: PaymentEffect): Promise<void> => {
    switch (effect.do) {
      case "ask": {
        const result = await doors.ask(view.state.order.orderNo);
        return send(
          result.ok ? { is: "answered", order: result.data } : { is: "unanswered", error: result.error },
        );
      }
      case "start": {
        const { key } = effect.attempt;
        const result = await doors.start(effect.attempt);
        return send(
          result.ok
            ? { is: "started", key, payment: result.data }
            : { is: "startFailed", key, error: result.error },
        );
      }
      case "handOver": {
        const { paymentNo } = effect.payment;
        const claim = await doors.handOver(effect.payment);
        return claim === null ? undefined : send({ is: "claimed", paymentNo, claim });
      }
      case "cancel": {
        const result = await doors.cancel(effect.order);
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
      tell();
    },
    stop() {
      isStopped = true;
      planned?.cancel();
      planned = null;
    },
  };
}
