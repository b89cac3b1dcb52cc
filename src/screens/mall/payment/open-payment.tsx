import { focusManager } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { ChoosePaymentMethod } from "./choose-payment-method";
import { ContinueOnPhone } from "./continue-on-phone";
import type { StartedPayment } from "./machine/payment-state";
import { PaidQuestion } from "./paid-question";
import { PriceChange } from "./price-change";
import { ScanView } from "./scan-view";
import { ActionProblem, PollProblem, SecondaryActions } from "./secondary-actions";
import { TransferView } from "./transfer-view";
import type { Payment } from "./use-payment";
import type { PaymentMethodsQuery } from "./use-payment-methods";

interface OpenPaymentProps {
  payment: Payment;
  paymentMethods: PaymentMethodsQuery;
  isHandedOver: boolean;
  /** What is paid for. */
  facts: ReactNode;
}

/** An unpaid order: the payment methods, or the started payment. */
export function OpenPayment({ payment, paymentMethods, isHandedOver, facts }: OpenPaymentProps) {
  // The payment another way is wanted than: it gives way once the other one has begun, not where that failed.
  const [replaced, setReplaced] = useState<StartedPayment | null>(null);
  const { state } = payment;
  const { started, order } = state;
  usePollWhileOpen(payment);
  if (!isHandedOver || started === null || started === replaced)
    return (
      <>
        <ActionProblem state={state} />
        <PriceChange order={order} />
        <ChoosePaymentMethod payment={payment} paymentMethods={paymentMethods} />
        {facts}
        <ContinueOnPhone orderNo={order.orderNo} />
        <SecondaryActions payment={payment} hasCancel />
      </>
    );
  const { payload } = started;
  return (
    <>
      <ActionProblem state={state} />
      {payload.kind === "scan" && <ScanView payload={payload} />}
      {payload.kind === "bankTransfer" && <TransferView order={order} payload={payload} />}
      <PollProblem state={state} />
      {facts}
      <PaidQuestion payment={payment} />
      <SecondaryActions payment={payment} hasCancel onOther={() => setReplaced(started)} />
    </>
  );
}

/** How often an order is asked about that may be paid on a phone beside the computer, in milliseconds. */
const pollInterval = 10_000;

/**
 * Sees what becomes of an order on another device while this page is read: paid on the phone that took its code, it must
 * not be offered to be paid here. A transfer takes days, and asks nobody to wait.
 */
function usePollWhileOpen({ state, send }: Payment): void {
  const isOver = state.started?.payload.kind === "bankTransfer" || state.pollProblem?.kind === "signed-out";
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => {
      if (focusManager.isFocused()) send({ is: "poll", by: "clock" });
    }, pollInterval);
    return () => clearInterval(timer);
  }, [isOver, send]);
}
