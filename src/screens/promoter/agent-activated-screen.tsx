import { Link, useLocation } from "react-router-dom";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import { useCopy } from "../../shared/use-copy";
import { Button } from "../../ui/button";
import { Empty } from "../../ui/empty";
import { State } from "../../ui/state";
import { ActivationLines } from "./activation/activation-lines";
import { type ActivationReceipt, readReceipt } from "./activation/receipt-state";
import { agentAddresses, customerAddress } from "./area/agent-addresses";
import { AgentFrame } from "./area/agent-frame";

/** What was activated, and what to do next. */
export function AgentActivatedScreen() {
  const { t } = useTranslation("promoter-activation");
  const { state } = useLocation();
  const receipt = readReceipt(state);
  return (
    <AgentFrame
      current="customers"
      title={t(receipt === null ? "title" : "done.title")}
      backTo={receipt === null ? agentAddresses.customers : customerAddress(receipt.kdUid)}
      loadingRows={4}
    >
      {receipt === null ? (
        <Empty
          title={t("done.none")}
          action={
            <Button render={(linkProps) => <Link to={agentAddresses.customers} {...linkProps} />}>
              {t("done.toCustomers")}
            </Button>
          }
        >
          {t("done.noneText")}
        </Empty>
      ) : (
        <Activated receipt={receipt} />
      )}
    </AgentFrame>
  );
}

function Activated({ receipt }: { receipt: ActivationReceipt }) {
  const { t } = useTranslation("promoter-activation");
  const formats = useFormats();
  const { customerName, customerMobile, kdUid, orderNo, activatedAt, lines } = receipt;
  const until = lines.map(({ name, endsAt }) =>
    t("done.until", { name, date: formats.date(endsAt, "always") }),
  );
  const sentence = t("done.message", {
    customer: customerName,
    services: until.reduce((left, right) => t("done.join", { left, right })),
  });
  const { copy } = useCopy(sentence);
  return (
    <div className="max-w-reading max-md:pt-5">
      <p className="mb-4 flex flex-wrap items-center gap-x-3 text-17">
        <State shape="disc" tone="green">
          {t("done.state")}
        </State>
        <span className="[overflow-wrap:anywhere]">{customerName}</span>
        <span className="figures text-ink2">{customerMobile}</span>
      </p>
      <ActivationLines
        activation={receipt}
        state="paid"
        source={t("done.source", { number: orderNo, time: formats.dateTime(activatedAt, "always") })}
      />
      <p className="pt-2.5 text-13 text-ink2 tabular-nums">
        {t("done.source", { number: orderNo, time: formats.dateTime(activatedAt, "always") })}
      </p>
      <h2 className="mt-8 border-ink border-b pb-2 text-15">{t("done.next")}</h2>
      <p className="py-3 [overflow-wrap:anywhere]">{sentence}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={copy}>
          {t("done.copy")}
        </Button>
        <Button render={(linkProps) => <Link to={customerAddress(kdUid)} {...linkProps} />}>
          {t("done.toCustomer")}
        </Button>
        <Button render={(linkProps) => <Link to="/agent/open" {...linkProps} />}>{t("done.another")}</Button>
      </div>
    </div>
  );
}
