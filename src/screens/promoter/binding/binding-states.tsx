import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { customerQuery } from "../../../api/promoter/queries";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { Button } from "../../../ui/button";
import { State } from "../../../ui/state";
import { customerAddress } from "../area/agent-addresses";

/** The customer has agreed: when, and the way on. */
export function Approved({ kdUid, at }: { kdUid: string; at: string | null }) {
  const { t } = useTranslation("promoter-customer");
  const { dateTime } = useFormats();
  const queries = useQueryClient();
  useEffect(() => {
    // Devices and services of this customer may be read from now on.
    void queries.invalidateQueries({ queryKey: customerQuery(kdUid).queryKey });
  }, [queries, kdUid]);
  return (
    <section role="status" className="grid justify-items-center gap-3 py-6 text-center">
      <State shape="disc" tone="green">
        {t("binding.state.approved")}
      </State>
      <p>{t("binding.approvedText", { date: at === null ? "" : dateTime(at) })}</p>
      <Button variant="primary" render={(linkProps) => <Link to={customerAddress(kdUid)} {...linkProps} />}>
        {t("binding.open")}
      </Button>
    </section>
  );
}

/** The code or link is over. */
export function Expired({ onAgain, isFetching }: { onAgain: () => void; isFetching: boolean }) {
  const { t } = useTranslation("promoter-customer");
  return (
    <section role="status" className="grid justify-items-center gap-3 py-6 text-center">
      <State shape="square" tone="red">
        {t("binding.state.expired")}
      </State>
      <p>{t("binding.expiredText")}</p>
      <Button variant="primary" isBusy={isFetching} onClick={onAgain}>
        {t("binding.again")}
      </Button>
    </section>
  );
}

/** The customer has refused. */
export function Refused({ at, onAgain }: { at: string; onAgain: () => void }) {
  const { t } = useTranslation("promoter-customer");
  const { dateTime } = useFormats();
  return (
    <section role="status" className="grid justify-items-center gap-3 py-6 text-center">
      <State shape="square" tone="red">
        {t("binding.state.refused")}
      </State>
      <p>{t("binding.refusedText", { date: dateTime(at) })}</p>
      <Button variant="primary" onClick={onAgain}>
        {t("binding.askAgain")}
      </Button>
    </section>
  );
}
