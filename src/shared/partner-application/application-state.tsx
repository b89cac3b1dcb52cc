import { Link } from "react-router-dom";
import type { components } from "../../generated/account";
import { useTranslation } from "../../i18n/use-translation";
import { useZonedFormats } from "../../i18n/use-zoned-formats";
import { Button } from "../../ui/button";
import { State, type StateShape, type StateTone } from "../../ui/state";
import { addresses } from "../routing/addresses";

type Receipt = components["schemas"]["PartnerApplicationReceipt"];

const statusIndicators: Record<Receipt["state"], { shape: StateShape; tone: StateTone }> = {
  submitted: { shape: "ring", tone: "ink2" },
  reviewing: { shape: "half", tone: "amber" },
  approved: { shape: "disc", tone: "green" },
  rejected: { shape: "square", tone: "red" },
};

interface ApplicationStateProps {
  state: Receipt["state"];
  /** Of an application that was just submitted. */
  receipt?: Receipt;
  /** The reason of a rejection, as written by the reviewer. */
  reason?: string | undefined;
}

/** The status of an application, and the next step. */
export function ApplicationState({ state, receipt, reason }: ApplicationStateProps) {
  const { t } = useTranslation("content-join-agent");
  const { zonedDateTime } = useZonedFormats();
  return (
    <div role={receipt ? "status" : undefined} className="mb-5 grid justify-items-start gap-2 last:mb-0">
      <State {...statusIndicators[state]}>{t(`state.${state}.name`)}</State>
      {reason !== undefined && (
        <p className="font-semibold [overflow-wrap:anywhere]">{t("state.reason", { reason })}</p>
      )}
      <p>{t(`state.${state}.text`)}</p>
      {receipt && (
        <dl className="figures mt-2 grid w-full grid-cols-[auto_1fr] gap-x-6 gap-y-1 border-line border-t pt-3 text-13">
          <dt className="text-ink2">{t("state.number")}</dt>
          <dd>{receipt.applicationId}</dd>
          <dt className="text-ink2">{t("state.time")}</dt>
          <dd>{zonedDateTime(receipt.submittedAt)}</dd>
        </dl>
      )}
      {state === "approved" && (
        <div className="mt-2">
          <Button variant="primary" render={(linkProps) => <Link to="/agent/home" {...linkProps} />}>
            {t("state.enter")}
          </Button>
        </div>
      )}
      {(state === "submitted" || state === "reviewing") && (
        <Link to={addresses.contact} className="text-13 text-green hover:underline">
          {t("state.contact")}
        </Link>
      )}
    </div>
  );
}
