import { useQuery } from "@tanstack/react-query";
import ChevronLeft from "lucide/dist/esm/icons/chevron-left.mjs";
import { Link, useSearchParams } from "react-router-dom";
import { customerQuery } from "../../../api/promoter/queries";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { useKnownUser } from "../../../shared/session/use-session";
import { useIsWide } from "../../../shared/use-is-wide";
import { Button } from "../../../ui/button";
import { Empty } from "../../../ui/empty";
import { Icon } from "../../../ui/icon";
import { SubmitBar } from "../../../ui/submit-bar";
import { activationAddress, agentAddresses, readListQuery } from "../area/agent-addresses";
import { AgentFrame } from "../area/agent-frame";
import { storedListState } from "../customers/list-state";
import { CustomerDetail } from "./customer-detail";
import { readCustomerNumber } from "./customer-number";
import { ListNeighbours } from "./list-neighbours";

/** The page of one customer or lead. A number that does not fit its address still shows whom it belongs to. */
export function CustomerPage({ kind }: { kind: "customer" | "lead" }) {
  const { t } = useTranslation("promoter-customer");
  const [query] = useSearchParams();
  const isWide = useIsWide();
  const kdUid = readCustomerNumber(query);
  const user = useKnownUser();
  const list = readListQuery(query);
  const listAddress = agentAddresses.customers + (list ?? storedListState(user?.kdUid)?.query ?? "");
  const neighbours = kdUid !== null && list !== null && <ListNeighbours kdUid={kdUid} list={list} />;
  return (
    <AgentFrame
      current="customers"
      title={t(kind === "lead" ? "leadTitle" : "title")}
      description={t("description")}
      backTo={listAddress}
      hasOwnHeading
      loadingRows={8}
      barEnd={!isWide && neighbours}
      above={
        <Link
          to={listAddress}
          className="inline-flex items-center gap-1 rounded-tag text-13 text-ink2 hover:text-green active:text-green"
        >
          <Icon of={ChevronLeft} size="small" />
          {t("missing.action")}
        </Link>
      }
      aboveEnd={isWide && neighbours}
      footer={!isWide && kdUid !== null && <ActivationBar kdUid={kdUid} />}
    >
      <div className="max-w-reading max-md:pt-5">
        {kdUid === null ? (
          <Empty
            title={t("missing.title")}
            action={
              <Button render={(linkProps) => <Link to={listAddress} {...linkProps} />}>
                {t("missing.action")}
              </Button>
            }
          >
            {t("missing.text")}
          </Empty>
        ) : (
          <CustomerDetail key={kdUid} kdUid={kdUid} />
        )}
      </div>
    </AgentFrame>
  );
}

/** At the foot of a phone: what a renewal costs, and activating it for the customer. */
function ActivationBar({ kdUid }: { kdUid: string }) {
  const { t } = useTranslation("promoter-customer");
  const { money } = useFormats();
  const detail = useQuery(customerQuery(kdUid));
  if (detail.data === undefined) return null;
  const { renewal, customer, currency, canActivate } = detail.data;
  if (!canActivate || customer.relation === "givenUp") return null;
  return (
    <SubmitBar
      label={renewal === null ? undefined : t("service.renewalYears", { count: renewal.years })}
      amount={renewal === null ? undefined : money(renewal.amount, { currency })}
    >
      <Button
        variant="primary"
        render={(linkProps) => <Link to={activationAddress(customer)} {...linkProps} />}
      >
        {t("action.activate")}
      </Button>
    </SubmitBar>
  );
}
