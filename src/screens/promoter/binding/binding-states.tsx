import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { customerQuery } from "../../../api/promoter/queries";
import type { ClientError } from "../../../client/client-error";
import { useFormats } from "../../../i18n/use-formats";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
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

/** A code or link that is asked for again and again. */
interface Asked {
  readonly error: ClientError | null;
  readonly refetch: () => Promise<unknown>;
}

/** Asks at once whether the customer has agreed; what came of it is said, also where nothing changes. */
export function CheckNow({ query }: { query: Asked }) {
  const { t } = useTranslation("promoter-customer");
  const { isAsking, isAnswered, ask } = useAsk(query);
  return (
    <div className="grid justify-items-center gap-1">
      <Button variant="quiet" isBusy={isAsking} onClick={ask}>
        {t("binding.check")}
      </Button>
      <Outcome error={query.error}>{isAnswered && t("binding.notYet")}</Outcome>
    </div>
  );
}

/** The code or link is over. */
export function Expired({ query }: { query: Asked }) {
  const { t } = useTranslation("promoter-customer");
  const { isAsking, ask } = useAsk(query);
  return (
    <section role="status" className="grid justify-items-center gap-3 py-6 text-center">
      <State shape="square" tone="red">
        {t("binding.state.expired")}
      </State>
      <p>{t("binding.expiredText")}</p>
      <Button variant="primary" isBusy={isAsking} onClick={ask}>
        {t("binding.again")}
      </Button>
      <Outcome error={query.error} />
    </section>
  );
}

/** A press that asks. What is asked meanwhile by itself does not keep the button from being pressed. */
function useAsk({ refetch }: Asked) {
  const [progress, setProgress] = useState<"none" | "asking" | "answered">("none");
  const ask = async () => {
    setProgress("asking");
    await refetch();
    setProgress("answered");
  };
  return { isAsking: progress === "asking", isAnswered: progress === "answered", ask: () => void ask() };
}

/** Why nobody could be asked; else what was answered. */
function Outcome({ error, children }: { error: ClientError | null; children?: ReactNode }) {
  const describeError = useDescribeError();
  return (
    <p role="status" className={classNames("min-h-5 text-13", error === null ? "text-ink2" : "text-red")}>
      {error === null ? children : describeError(error)}
    </p>
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
