import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useClient } from "../../../parts/use-client";
import { randomCode } from "../../../platform/random-code";
import { Container } from "../../../ui/container";
import { ClosedOrder } from "./closed-order";
import { DoubtfulPayment } from "./doubtful-payment";
import { canPay, type Order, phaseOf } from "./machine/payment-state";
import { OpenPayment } from "./open-payment";
import { OrderFacts } from "./order-facts";
import { PaidOrder } from "./paid-order";
import { allPayTypes, type PayWay } from "./pay-ways";
import { paymentBody } from "./payment-body";
import { PaymentHead } from "./payment-head";
import type { PayWays } from "./use-pay-ways";
import { type Payment, usePayment } from "./use-payment";

/** One order from "to pay" to "paid in full": every phase of its payment on one page. */
export function Cashier({ order, ways }: { order: Order; ways: PayWays }) {
  const payment = usePayment(order);
  useShownAgain(payment);
  useWishedWay(payment);
  const { state, send } = payment;
  const facts = <OrderFacts state={state} onDeadline={() => send({ is: "ask", by: "reader" })} />;
  const phase = phaseOf(state);
  const isClosed = phase === "cancelled" && state.order.state !== "unpaid";
  const isOpen = !isClosed && phase !== "paid" && phase !== "confirming" && phase !== "unknown";
  return (
    <Container className="pt-8 md:pt-16">
      <div className="mx-auto grid max-w-reading grid-cols-[minmax(0,1fr)] gap-8 max-md:pb-0">
        <PaymentHead state={state} />
        {!isOpen && phase !== "paid" && !isClosed && <DoubtfulPayment payment={payment} facts={facts} />}
        {isOpen && (
          <OpenPayment payment={payment} ways={ways} isHandedOver={phase === "handedOver"} facts={facts} />
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
  );
}

/** A code or an account that was shown before a reload is shown again: the same try, not a new one. */
function useShownAgain({ state, send }: Payment): void {
  const show = useEffectEvent(() => {
    const { attempt, started, order } = state;
    const isOwn =
      attempt !== null && attempt.paymentNo === order.payment?.paymentNo && attempt.claim === null;
    const isShown = attempt?.body.payType === 38 || attempt?.body.payType === 39;
    if (!isOwn || !isShown || started !== null || phaseOf(state) !== "handedOver") return;
    send({ is: "pay", body: attempt.body, key: randomCode() });
  });
  useEffect(() => show(), []);
}

/** The way chosen at the checkout begins by itself, once: the entry of the history forgets it. */
function useWishedWay({ state, send }: Payment): void {
  const location = useLocation();
  const navigate = useNavigate();
  const client = useClient();
  const begin = useEffectEvent(() => {
    const payType = wishedWay(location.state);
    if (payType === null) return;
    void navigate(location.pathname, { replace: true, state: null });
    if (phaseOf(state) !== "created" || state.attempt !== null || !canPay(state)) return;
    send({ is: "pay", key: randomCode(), body: paymentBody(state.order.orderNo, payType, client) });
  });
  useEffect(() => begin(), []);
}

function wishedWay(state: unknown): PayWay["payType"] | null {
  if (typeof state !== "object" || state === null || !("begin" in state)) return null;
  return allPayTypes.find((payType) => payType === state.begin) ?? null;
}
