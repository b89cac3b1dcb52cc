import { useState } from "react";
import { useFormats } from "../../../i18n/use-formats";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { randomCode } from "../../../platform/random-code";
import { OpenidBar } from "../../../shared/messenger/openid-bar";
import { useOpenid } from "../../../shared/messenger/use-openid";
import { useClient } from "../../../shared/use-client";
import { Button } from "../../../ui/button";
import { PageProblem } from "../../../ui/page-problem";
import { Skeleton } from "../../../ui/skeleton";
import { ActionBar } from "../action-bar";
import { canPay, phaseOf } from "./machine/payment-state";
import { paymentBody } from "./payment-body";
import { PaymentMethodList } from "./payment-method-list";
import { offeredPaymentMethods, type PaymentMethod } from "./payment-methods";
import type { Payment } from "./use-payment";
import type { PaymentMethodsQuery } from "./use-payment-methods";

interface ChoosePaymentMethodProps {
  payment: Payment;
  paymentMethods: PaymentMethodsQuery;
}

/** The ways to pay an order, and the button that begins one. */
export function ChoosePaymentMethod({ payment, paymentMethods }: ChoosePaymentMethodProps) {
  const { t } = useTranslation("mall-pay");
  const { money } = useFormats();
  const describeError = useDescribeError();
  const client = useClient();
  const { state, send } = payment;
  const { order } = state;
  const openid = useOpenid();
  const [selectedPayType, setSelectedPayType] = useState<number | null>(order.payType);
  if (paymentMethods.data === undefined) {
    if (paymentMethods.isPending) return <Skeleton rows={3} />;
    return (
      <PageProblem
        title={t("way.failed")}
        onRetry={() => void paymentMethods.refetch()}
        isRetrying={paymentMethods.isFetching}
      >
        {describeError(paymentMethods.error)}
      </PageProblem>
    );
  }
  const open = offeredPaymentMethods(paymentMethods.data.payTypes, client).filter(
    ({ status }) => status === "open",
  );
  const chosen = (open.find(({ paymentMethod }) => paymentMethod.payType === selectedPayType) ?? open[0])
    ?.paymentMethod;
  const pay = (paymentMethod: PaymentMethod) =>
    send({ is: "pay", key: randomCode(), body: paymentBody(order.orderNo, paymentMethod.payType, client) });
  return (
    <div className="grid gap-5">
      <OpenidBar openid={openid} />
      <PaymentMethodList
        paymentMethods={paymentMethods.data.payTypes}
        chosen={chosen?.payType ?? null}
        onChoose={setSelectedPayType}
      />
      {chosen === undefined ? (
        <p className="text-ink2">{t("way.none")}</p>
      ) : (
        <ActionBar>
          <Button
            variant="primary"
            size="large"
            isWide
            isBusy={state.busy === "starting" || openid.state === "working"}
            busyLabel={t("act.paying")}
            disabled={!canPay(state) && state.busy === "nothing"}
            onClick={() => pay(chosen)}
          >
            {phaseOf(state) === "failed" || phaseOf(state) === "cancelled"
              ? t("act.retry")
              : t("act.pay", { amount: money(order.finalAmount, { currency: order.currency }) })}
          </Button>
        </ActionBar>
      )}
    </div>
  );
}
