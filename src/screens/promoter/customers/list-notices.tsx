import { Link, useNavigate } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { pageSizes } from "../../../rules/limits";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { Empty } from "../../../ui/empty";
import { textLink } from "../../../ui/text-link";
import { agentAddresses, searchAddress } from "../area/agent-addresses";
import { type CustomerView, customerViewQuery, defaultView } from "./customer-view";
import { searchedPhone } from "./searched-phone";
import type { OpenedList, StartOfList } from "./shown-customers";

/** Says of a list with more customers than one answer holds how many there are, and where the others are found. */
export function TruncationNotice({ opened }: { opened: OpenedList | StartOfList }) {
  const { t } = useTranslation("promoter-customers");
  const total = opened.total ?? 0;
  // What is on its way is one answer, as full as it can be.
  const shown = opened.isStart ? pageSizes.customers : opened.size;
  if (total <= shown) return null;
  return (
    <Banner
      tone="amber"
      className="mb-3"
      action={
        <Link to={agentAddresses.search} className={textLink}>
          {t("count.lookUp")}
        </Link>
      }
    >
      {t("count.cut", { total, shown })}
    </Banner>
  );
}

/** Nobody fits what was searched for and chosen; one press clears it, and a whole number is looked up everywhere. */
export function NoMatches({ view, onClear }: { view: CustomerView; onClear: () => void }) {
  const { t } = useTranslation("promoter-customers");
  const navigate = useNavigate();
  const phone = searchedPhone(view.keyword);
  const clear = () => {
    onClear();
    const query = customerViewQuery({ ...defaultView, openId: view.openId });
    void navigate(agentAddresses.customers + query);
  };
  return (
    <Empty
      title={t("empty.filtered")}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {phone !== null && (
            <Button render={(linkProps) => <Link to={searchAddress(phone)} {...linkProps} />}>
              {t("empty.lookUp")}
            </Button>
          )}
          <Button onClick={clear}>{t("filter.clear")}</Button>
        </div>
      }
    >
      {t("empty.filteredText")}
    </Empty>
  );
}
