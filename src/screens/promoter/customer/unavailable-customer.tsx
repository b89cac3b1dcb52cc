import { Link } from "react-router-dom";
import { type ClientError, isNotFound } from "../../../client/client-error";
import { useTranslation } from "../../../i18n/use-translation";
import { Button } from "../../../ui/button";
import { Empty } from "../../../ui/empty";
import { agentAddresses } from "../area/agent-addresses";
import { usePartner } from "../area/partner";

const forbidden = 403;

/** Why a customer cannot be shown, however often it is tried; null where trying again may help. */
export function unavailability(error: ClientError | null): "forbidden" | "notFound" | null {
  if (error === null) return null;
  if (error.kind === "refused" && error.code === forbidden) return "forbidden";
  return isNotFound(error) ? "notFound" : null;
}

/** Why it cannot be shown, and whom to ask: an agent has nobody above them. */
export function UnavailableText({ reason }: { reason: "forbidden" | "notFound" }) {
  const { t } = useTranslation("promoter-customer");
  const { parent } = usePartner();
  return reason === "forbidden" && parent === null ? t("forbidden.textOfAgent") : t(`${reason}.text`);
}

/** In place of a customer who is another promoter's, or nobody's. */
export function UnavailableCustomer({ reason }: { reason: "forbidden" | "notFound" }) {
  const { t } = useTranslation("promoter-customer");
  return (
    <Empty
      title={t(`${reason}.title`)}
      action={
        <Button render={(linkProps) => <Link to={agentAddresses.customers} {...linkProps} />}>
          {t("missing.action")}
        </Button>
      }
    >
      <UnavailableText reason={reason} />
    </Empty>
  );
}
