import { useState } from "react";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { Button } from "../../../ui/button";
import { ActionBar } from "../action-bar";
import type { Payment } from "./use-payment";

/** "I have paid" asks the server. Where that changes nothing, the bar says so: the press must not seem lost. */
export function PaidQuestion({ payment: { state, send } }: { payment: Payment }) {
  const { t } = useTranslation(["mall-pay", "order"]);
  const { money } = useFormats();
  const [step, setStep] = useState<"none" | "asking" | "answered">("none");
  if (step === "asking" && !state.isPolling) setStep("answered");
  const { order, started, pollProblem } = state;
  const isTransfer = started?.payload.kind === "bankTransfer";
  return (
    <ActionBar label={t("order:total.due")} amount={money(order.finalAmount, { currency: order.currency })}>
      <div>
        <p role="status" className="text-13 text-ink2">
          {step === "answered" && pollProblem === null && (
            <span className="block pb-2">{t(isTransfer ? "ask.notYetTransfer" : "ask.notYet")}</span>
          )}
        </p>
        <Button
          variant="primary"
          size="large"
          isWide
          isBusy={state.isPolling}
          busyLabel={t("ask.busy")}
          onClick={() => {
            setStep("asking");
            send({ is: "poll", by: "reader" });
          }}
        >
          {t("ask.paid")}
        </Button>
      </div>
    </ActionBar>
  );
}
