import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-formats";
import { useFailureWords } from "../../../i18n/use-message";
import { OpenidBar } from "../../../parts/messenger/openid-bar";
import { useOpenid } from "../../../parts/messenger/use-openid";
import { useClient } from "../../../parts/use-client";
import { randomCode } from "../../../platform/random-code";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { PageProblem } from "../../../ui/page-problem";
import { Skeleton } from "../../../ui/skeleton";
import { canPay, phaseOf } from "./machine/payment-state";
import { offeredWays, type PayWay } from "./pay-ways";
import { paymentBody } from "./payment-body";
import type { PayWays } from "./use-pay-ways";
import type { Payment } from "./use-payment";
import { WayList } from "./way-list";

interface ChooseWayProps {
  payment: Payment;
  ways: PayWays;
  onBegun: () => void;
}

/** The ways to pay an order, and the button that begins one. */
export function ChooseWay({ payment, ways, onBegun }: ChooseWayProps) {
  const { t } = useTranslation("mall-pay");
  const { money } = useFormats();
  const say = useFailureWords();
  const client = useClient();
  const { state, send } = payment;
  const { order } = state;
  const openid = useOpenid();
  const [wished, setWished] = useState<number | null>(order.payType);
  if (ways.data === undefined) {
    if (ways.isPending) return <Skeleton rows={3} />;
    return (
      <PageProblem title={t("way.failed")} onRetry={() => void ways.refetch()} isRetrying={ways.isFetching}>
        {say(ways.error)}
      </PageProblem>
    );
  }
  const open = offeredWays(ways.data.payTypes, client).filter(({ standing }) => standing === "open");
  const chosen = (open.find(({ way }) => way.payType === wished) ?? open[0])?.way;
  const pay = (way: PayWay) => {
    send({ is: "pay", key: randomCode(), body: paymentBody(order.orderNo, way.payType, client) });
    onBegun();
  };
  return (
    <div className="grid gap-5">
      {state.problem && (
        <Banner tone="red" role="alert">
          {say(state.problem)}
        </Banner>
      )}
      <OpenidBar openid={openid} />
      <WayList ways={ways.data.payTypes} chosen={chosen?.payType ?? null} onChoose={setWished} />
      {chosen === undefined ? (
        <p className="text-ink2">{t("way.none")}</p>
      ) : (
        <Button
          look="primary"
          size="large"
          isWide
          isBusy={state.busy === "starting" || openid.state === "working"}
          busyLabel={t("act.paying")}
          disabled={!canPay(state) && state.busy === "nothing"}
          onClick={() => pay(chosen)}
        >
          {phaseOf(state) === "failed" || phaseOf(state) === "cancelled"
            ? t("act.retry")
            : t("act.pay", { amount: money(order.finalAmount) })}
        </Button>
      )}
    </div>
  );
}
