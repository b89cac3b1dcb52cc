import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { refreshAfterPayment, useCancelOrder, useCreatePayment } from "../../../api/mall/mutations";
import { orderQuery } from "../../../api/mall/queries";
import { toResult } from "../../../client/client-error";
import { now } from "../../../platform/clock";
import { onPageReturn } from "../../../platform/page-return";
import { readAttempt, writeAttempt } from "./attempt-storage";
import { handOver } from "./hand-over";
import type { PaymentEvent } from "./machine/payment-events";
import { type PaymentBridges, type PaymentView, runPayment } from "./machine/payment-runner";
import { initialPaymentState, type Order, phaseOf } from "./machine/payment-state";

/** The payment of an order on this page, with its actions. */
export interface Payment extends PaymentView {
  readonly send: (event: PaymentEvent) => void;
}

/** Runs the payment of an order. It is asked about again whenever the reader comes back to the page. */
export function usePayment(order: Order): Payment {
  const queries = useQueryClient();
  const { mutateAsync: create } = useCreatePayment();
  const { mutateAsync: cancel } = useCancelOrder();
  const [runner] = useState(() => {
    const { orderNo } = order;
    const bridges: PaymentBridges = {
      fetchOrder: () => toResult(refetchOrder(queries, orderNo)),
      start: ({ key, body }) => toResult(create({ body, idempotencyKey: key })),
      cancel: (open) => toResult(cancel(open)),
      handOver,
      writeAttempt: (attempt) => writeAttempt(orderNo, attempt),
      wait(milliseconds, then) {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
      },
      now,
    };
    return runPayment(initialPaymentState(order, readAttempt(orderNo)), bridges);
  });
  const view = useSyncExternalStore(runner.subscribe, runner.view, runner.view);

  useEffect(() => {
    runner.start();
    const stopListening = onPageReturn(() => runner.send({ is: "poll", by: "reader" }));
    return () => {
      stopListening();
      runner.stop();
    };
  }, [runner]);

  const phase = phaseOf(view.state);
  const refresh = useEffectEvent(() => void refreshAfterPayment(queries));
  const { state } = view.state.order;
  const isNews = state !== order.state;
  useEffect(() => {
    // Licences, coupons and lists change when the order is paid, and again when it is activated.
    if (isNews && phase === "paid" && state !== "unpaid") refresh();
  }, [isNews, phase, state]);

  return { ...view, send: runner.send };
}

function refetchOrder(queries: QueryClient, orderNo: string): Promise<Order> {
  return queries.fetchQuery({ ...orderQuery(orderNo), staleTime: 0, retry: false });
}
