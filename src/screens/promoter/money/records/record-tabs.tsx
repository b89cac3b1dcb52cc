import { Link } from "react-router-dom";
import { useTranslation } from "../../../../i18n/use-translation";
import { NavTabs } from "../../../../ui/nav-tabs";
import { type MoneyView, moneyAddress, recentMoneyView, recordLists } from "../money-view";

/** The last movements, shares and withdrawals as tabs; the month stays when the tab changes. */
export function RecordTabs({ view }: { view: MoneyView }) {
  const { t } = useTranslation("promoter-money");
  return (
    <div className="-mx-4 px-4 sm:mx-0 sm:px-0">
      <NavTabs
        label={t("records.label")}
        current={view.list}
        tabs={recordLists.map((list) => ({
          id: list,
          label: t(`records.${list}`),
          render: (linkProps) => (
            <Link
              to={moneyAddress({ ...recentMoneyView, list, month: view.month })}
              preventScrollReset
              {...linkProps}
            />
          ),
        }))}
      />
    </div>
  );
}
