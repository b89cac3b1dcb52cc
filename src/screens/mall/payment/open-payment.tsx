import { focusManager } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { ChoosePaymentMethod } from "./choose-payment-method";
import { ContinueOnPhone } from "./continue-on-phone";
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
  /** Whether one was begun that no other way is wanted than. */
  isStarted: boolean;
  /** Another way is wanted than the one that was begun. */
  onOther: () => void;
  /** What is paid for. */
  facts: ReactNode;
}

/** An unpaid order: the payment methods, or the started payment. */
export function OpenPayment({ payment, paymentMethods, isStarted, onOther, facts }: OpenPaymentProps) {
  const { state } = payment;
  const { started, order } = state;
  usePollWhileOpen(payment);
  if (!isStarted || started === null)
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
      <SecondaryActions payment={payment} hasCancel onOther={onOther} />
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
