import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { randomCode } from "../../../platform/random-code";
import { useClient } from "../../../shared/use-client";
import { Container } from "../../../ui/container";
import { ActionPage } from "../action-bar";
import { amountBefore } from "./agreed-amount";
import { ClosedOrder } from "./closed-order";
import { canPay, type Order, phaseOf, type StartedPayment } from "./machine/payment-state";
import { OpenPayment } from "./open-payment";
import { OrderFacts } from "./order-facts";
import { PaidOrder } from "./paid-order";
import { paymentBody } from "./payment-body";
import { PaymentHeader } from "./payment-header";
import { allPayTypes, type PaymentMethod, paymentMethodStatus } from "./payment-methods";
import { UncertainPayment } from "./uncertain-payment";
import { type Payment, usePayment } from "./use-payment";
import type { PaymentMethodsQuery } from "./use-payment-methods";

/** One order from "to pay" to "paid in full": every phase of its payment on one page. */
export function Cashier({ order, paymentMethods }: { order: Order; paymentMethods: PaymentMethodsQuery }) {
  const payment = usePayment(order);
  useRestorePayment(payment);
  useStartRequestedPayment(payment, paymentMethods);
  const { state, send } = payment;
  // The payment another way is wanted than: it gives way once the other one has begun, not where that failed.
  const [replaced, setReplaced] = useState<StartedPayment | null>(null);
  const isReplacing = replaced !== null && state.started === replaced;
  const facts = <OrderFacts state={state} onDeadline={() => send({ is: "poll", by: "reader" })} />;
  const phase = phaseOf(state);
  const isClosed = phase === "cancelled" && state.order.state !== "unpaid";
  const isOpen = !isClosed && phase !== "paid" && phase !== "confirming" && phase !== "unknown";
  return (
    <ActionPage>
      <Container className="pt-8 md:pt-16">
        <div className="mx-auto grid max-w-reading grid-cols-[minmax(0,1fr)] gap-8 max-md:pb-0">
          <PaymentHeader state={state} isReplacing={isReplacing} />
          {!isOpen && phase !== "paid" && !isClosed && <UncertainPayment payment={payment} facts={facts} />}
          {isOpen && (
            <OpenPayment
              payment={payment}
              paymentMethods={paymentMethods}
              isStarted={phase === "handedOver" && !isReplacing}
              onOther={() => setReplaced(state.started)}
              facts={facts}
            />
          )}
          {phase === "paid" && <PaidOrder order={state.order} facts={facts} />}
          {isClosed && (
            <>
              {facts}
              <ClosedOrder order={state.order} />
            </>
          )}
        </div>
      </Container>
    </ActionPage>
  );
}

/** A code or an account that was shown before a reload is shown again: the same try, not a new one. */
function useRestorePayment({ state, send }: Payment): void {
  const restore = useEffectEvent(() => {
    const { attempt, started, order } = state;
    const isOwn =
      attempt !== null && attempt.paymentNo === order.payment?.paymentNo && attempt.claim === null;
    const body = attempt?.body ?? null;
    const isDisplayedMethod = body?.payType === 38 || body?.payType === 39;
    if (!isOwn || !isDisplayedMethod || started !== null || phaseOf(state) !== "handedOver") return;
    send({ is: "pay", body, key: randomCode() });
  });
  useEffect(() => restore(), []);
}

/** The payment method chosen at the checkout starts by itself, once: it is removed from the history entry. */
function useStartRequestedPayment({ state, send }: Payment, paymentMethods: PaymentMethodsQuery): void {
  const location = useLocation();
  const navigate = useNavigate();
  const client = useClient();
  const startRequestedPayment = useEffectEvent(() => {
    const payType = requestedPayType(location.state);
    if (payType === null) return;
    // Another amount than the one agreed to is not paid by itself; that it changed is said after a reload too.
    const agreedAmount = amountBefore(location.state, state.order);
    const rest = agreedAmount === null ? null : { agreedAmount };
    void navigate(location.pathname, { replace: true, state: rest });
    if (agreedAmount !== null) return;
    if (phaseOf(state) !== "created" || state.attempt !== null || !canPay(state)) return;
    // The messenger is still to say who pays, or the server closed this way meanwhile.
    const method = paymentMethods.data?.payTypes.find((one) => one.payType === payType);
    if (method && paymentMethodStatus(method, client) !== "open") return;
    send({ is: "pay", key: randomCode(), body: paymentBody(state.order.orderNo, payType, client) });
  });
  useEffect(() => startRequestedPayment(), []);
}

function requestedPayType(state: unknown): PaymentMethod["payType"] | null {
  if (typeof state !== "object" || state === null || !("startPayType" in state)) return null;
  return allPayTypes.find((payType) => payType === state.startPayType) ?? null;
}
