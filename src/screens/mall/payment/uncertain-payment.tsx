import Lock from "lucide/dist/esm/icons/lock.mjs";
import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { useCountdown } from "../../../ui/use-countdown";
import { ActionBar } from "../action-bar";
import { PaymentSteps } from "./payment-steps";
import { PollProblem, SecondaryActions } from "./secondary-actions";
import type { Payment } from "./use-payment";

/** Money may be on its way: the steps so far, what is asked, and nothing by which one could pay again. */
export function UncertainPayment({ payment, facts }: { payment: Payment; facts: ReactNode }) {
  const { t } = useTranslation("mall-pay");
  const { state, send, nextPollAt } = payment;
  const seconds = useCountdown(nextPollAt);
  const isWaiting = nextPollAt !== null && seconds > 0;
  return (
    <>
      <PaymentSteps view={payment} />
      <Banner tone="green" icon={Lock}>
        {t("text.safe")}
      </Banner>
      <PollProblem state={state} />
      {facts}
      <ActionBar>
        <Button
          variant={isWaiting ? "second" : "primary"}
          size="large"
          isWide
          isBusy={state.isPolling}
          busyLabel={t("ask.busy")}
          disabled={isWaiting}
          onClick={() => send({ is: "poll", by: "reader" })}
        >
          {isWaiting ? t("ask.auto", { seconds }) : t("ask.now")}
        </Button>
      </ActionBar>
      <div className="flex flex-wrap items-center justify-center">
        <Button variant="quiet" disabled={state.isPolling} onClick={() => send({ is: "denied" })}>
          {t("act.denied")}
        </Button>
        <SecondaryActions payment={payment} />
      </div>
    </>
  );
}
