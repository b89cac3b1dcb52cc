import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { customersQuery } from "../../../api/promoter/queries";
import { useTranslation } from "../../../i18n/use-translation";
import { Button } from "../../../ui/button";
import { Empty } from "../../../ui/empty";
import { Skeleton } from "../../../ui/skeleton";
import { agentAddresses } from "../area/agent-addresses";
import { AgentProblem } from "../area/agent-problem";
import { CustomerWorkspace } from "./customer-workspace";

/** All customers and leads, from the answer to one call. */
export function CustomerList() {
  const { t } = useTranslation("promoter-customers");
  const customers = useQuery(customersQuery());
  if (customers.isPending) return <Skeleton rows={8} />;
  if (customers.data === undefined)
    return (
      <AgentProblem
        error={customers.error}
        onRetry={() => void customers.refetch()}
        isRetrying={customers.isFetching}
      />
    );
  if (customers.data.list.length === 0)
    return (
      <Empty
        title={t("empty.title")}
        action={
          <Button
            variant="primary"
            render={(linkProps) => <Link to={agentAddresses.leadEntry} {...linkProps} />}
          >
            {t("empty.action")}
          </Button>
        }
      >
        {t("empty.text")}
      </Empty>
    );
  return <CustomerWorkspace page={customers.data} />;
}
