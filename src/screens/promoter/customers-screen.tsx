import { useQuery } from "@tanstack/react-query";
import Plus from "lucide/dist/esm/icons/plus.mjs";
import { useEffect, useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { promoterAchievementQuery } from "../../api/promoter/queries";
import { useTranslation } from "../../i18n/use-translation";
import { useIsWide } from "../../shared/use-is-wide";
import { Button } from "../../ui/button";
import { SubmitBar } from "../../ui/submit-bar";
import { agentAddresses } from "./area/agent-addresses";
import { AgentFrame } from "./area/agent-frame";
import { CustomerList } from "./customers/customer-list";
import { startListService } from "./customers/engine/list-service";
import { selectionStore } from "./customers/list-state";
import { SortMenu } from "./customers/sort-menu";
import { useCustomerView } from "./customers/use-customer-view";

/** Customers and leads: up to 10 000 in one list, with everything that is shown in the address. */
export function CustomersScreen() {
  const { t } = useTranslation("promoter-customers");
  const isWide = useIsWide();
  // A worker takes its time to start: it has, while the page asks who is signed in.
  useEffect(() => startListService(), []);
  // The bar of the selection takes the same place.
  const isSelecting =
    useSyncExternalStore(
      selectionStore.subscribe,
      selectionStore.getSnapshot,
      selectionStore.getServerSnapshot,
    ).size > 0;
  return (
    <AgentFrame
      current="customers"
      title={t("title")}
      description={t("description")}
      backTo={agentAddresses.home}
      isFull
      loadingRows={8}
      barEnd={<SortMenu />}
      end={<HeadingActions />}
      footer={!isWide && !isSelecting && <PhoneActions />}
    >
      <CustomerList />
    </AgentFrame>
  );
}

function HeadingActions() {
  const { t } = useTranslation("promoter-customers");
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button size="small" render={(linkProps) => <Link to={agentAddresses.search} {...linkProps} />}>
        {t("action.search")}
      </Button>
      <EnterLead size="small" />
    </div>
  );
}

function EnterLead({ size }: { size: "small" | "medium" }) {
  const { t } = useTranslation("promoter-customers");
  return (
    <Button
      variant="primary"
      size={size}
      icon={Plus}
      render={(linkProps) => <Link to={agentAddresses.leadEntry} {...linkProps} />}
    >
      <span className="whitespace-nowrap">{t("action.enterLead")}</span>
    </Button>
  );
}

function PhoneActions() {
  const { t } = useTranslation("promoter-customers");
  const { view, show } = useCustomerView();
  const achievement = useQuery(promoterAchievementQuery());
  const due = achievement.data?.followUpsDueToday;
  const isChosen = view.followUp === "due";
  return (
    <SubmitBar>
      <Button aria-pressed={isChosen} onClick={() => show({ followUp: isChosen ? null : "due" })}>
        <span className="whitespace-nowrap">{t("action.dueToday")}</span>
        {due !== undefined && due > 0 && <span className="figures text-amber">{due}</span>}
      </Button>
      <EnterLead size="medium" />
    </SubmitBar>
  );
}
