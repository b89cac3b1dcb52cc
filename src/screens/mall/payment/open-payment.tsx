import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button";
import { ActBar } from "../act-bar";
import { AskProblem, QuietActs } from "./ask-acts";
import { ChooseWay } from "./choose-way";
import { PhoneHandOver } from "./phone-hand-over";
import { ScanView } from "./scan-view";
import { TransferView } from "./transfer-view";
import type { PayWays } from "./use-pay-ways";
import type { Payment } from "./use-payment";

interface OpenPaymentProps {
  payment: Payment;
  ways: PayWays;
  isHandedOver: boolean;
  /** What is paid for. */
  facts: ReactNode;
}

/** An order that waits to be paid: the ways to pay, or what was begun and how it goes on. */
export function OpenPayment({ payment, ways, isHandedOver, facts }: OpenPaymentProps) {
  const { t } = useTranslation("mall-pay");
  const [isChoosing, setChoosing] = useState(false);
  const { state, send } = payment;
  const { started, order } = state;
  if (!isHandedOver || started === null || isChoosing)
    return (
      <>
        <ChooseWay payment={payment} ways={ways} onBegun={() => setChoosing(false)} />
        {facts}
        <PhoneHandOver orderNo={order.orderNo} />
        <QuietActs payment={payment} hasCancel />
      </>
    );
  const { payload } = started;
  return (
    <>
      {payload.kind === "scan" && <ScanView payload={payload} />}
      {payload.kind === "bankTransfer" && <TransferView order={order} payload={payload} />}
      <AskProblem state={state} />
      {facts}
      <ActBar>
        <Button
          look="primary"
          size="large"
          isWide
          isBusy={state.isAsking}
          busyLabel={t("ask.busy")}
          onClick={() => send({ is: "ask", by: "reader" })}
        >
          {t("ask.paid")}
        </Button>
        <div className="mt-2">
          <QuietActs payment={payment} hasCancel onOther={() => setChoosing(true)} />
        </div>
      </ActBar>
    </>
  );
}
