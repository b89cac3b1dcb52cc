import { Link } from "react-router-dom";
import { useTranslation } from "../../../../i18n/use-translation";
import { Button } from "../../../../ui/button";
import { Empty } from "../../../../ui/empty";
import { agentAddresses } from "../../area/agent-addresses";
import { type MoneyView, moneyAddress, recentMoneyView } from "../money-view";

interface NoRecordsProps {
  view: MoneyView;
  /** How many pages there are; 0 where nothing fits. */
  pages: number;
}

/** Nothing earned yet, nothing that fits, or a page past the end: each with one link to continue. */
export function NoRecords({ view, pages }: NoRecordsProps) {
  const { t } = useTranslation("promoter-money");
  const isNarrowed = view.month !== null || view.state !== null || view.status !== null;
  if (pages > 0)
    return (
      <Nothing
        title={t("empty.noPage")}
        to={moneyAddress({ ...view, page: pages })}
        label={t("empty.lastPage")}
      />
    );
  if (isNarrowed)
    return (
      <Nothing
        title={t("empty.narrowed")}
        to={moneyAddress({ ...recentMoneyView, list: view.list })}
        label={t("empty.showAll")}
      />
    );
  if (view.list === "withdrawals")
    return <Empty title={t("empty.noWithdrawals")}>{t("empty.noWithdrawalsText")}</Empty>;
  return (
    <Empty
      title={t("empty.nothing")}
      action={
        <Button render={(linkProps) => <Link to={agentAddresses.customers} {...linkProps} />}>
          {t("empty.toCustomers")}
        </Button>
      }
    >
      {t("empty.nothingText")}
    </Empty>
  );
}

function Nothing({ title, to, label }: { title: string; to: string; label: string }) {
  return (
    <Empty
      title={title}
      action={
        <Button render={(linkProps) => <Link to={to} preventScrollReset {...linkProps} />}>{label}</Button>
      }
    />
  );
}
