import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { promoterQuery } from "../../../api/promoter/queries";
import { useTranslation } from "../../../i18n/use-translation";
import { DataProvider } from "../../../shared/data-provider";
import { Button } from "../../../ui/button";
import { agentAddresses } from "../area/agent-addresses";
import { ApplicationLink, EntryLinks } from "./entry-links";

/** Asks whether the account has a role: who has one is led to the partner area, everybody else may apply. */
export function SignedInActions() {
  return (
    <DataProvider>
      <ActionsByRole />
    </DataProvider>
  );
}

function ActionsByRole() {
  const { t } = useTranslation("promoter-home");
  const { data, isPending } = useQuery(promoterQuery());
  if (data === undefined) return <EntryLinks isHidden={isPending} />;
  if (data.role === "none") return <ApplicationLink state={data.applicationState} />;
  return (
    <Button
      variant="primary"
      size="large"
      render={(linkProps) => <Link to={agentAddresses.home} {...linkProps} />}
    >
      {t("welcome.enter")}
    </Button>
  );
}
