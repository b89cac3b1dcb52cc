import Lock from "lucide/dist/esm/icons/lock.mjs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { useCountdown } from "../../../ui/use-countdown";
import { ActBar } from "../act-bar";
import { AskProblem, QuietActs } from "./ask-acts";
import { PaymentSteps } from "./payment-steps";
import type { Payment } from "./use-payment";

/** Money may be on its way: the steps so far, what is asked, and nothing by which one could pay again. */
export function DoubtfulPayment({ payment, facts }: { payment: Payment; facts: ReactNode }) {
  const { t } = useTranslation("mall-pay");
  const { state, send, asksAt } = payment;
  const seconds = useCountdown(asksAt);
  const waits = asksAt !== null && seconds > 0;
  return (
    <>
      <PaymentSteps view={payment} />
      <Banner tone="green" icon={Lock}>
        {t("text.safe")}
      </Banner>
      <AskProblem state={state} />
      {facts}
      <ActBar>
        <Button
          look={waits ? "second" : "primary"}
          size="large"
          isWide
          isBusy={state.isAsking}
          busyLabel={t("ask.busy")}
          disabled={waits}
          onClick={() => send({ is: "ask", by: "reader" })}
        >
          {waits ? t("ask.auto", { seconds }) : t("ask.now")}
        </Button>
        <div className="mt-2 flex flex-wrap items-center justify-center">
          <Button look="quiet" disabled={state.isAsking} onClick={() => send({ is: "denied" })}>
            {t("act.denied")}
          </Button>
          <QuietActs payment={payment} />
        </div>
      </ActBar>
    </>
  );
}
