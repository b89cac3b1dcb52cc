import { Link, useNavigate } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { Empty } from "../../../ui/empty";
import { textLink } from "../../../ui/text-link";
import { agentAddresses } from "../area/agent-addresses";
import { type CustomerView, customerViewQuery, defaultView } from "./customer-view";

/** There are more customers than one answer holds: how many, and where the others are found. */
export function TruncationNotice({ total, shown }: { total: number; shown: number }) {
  const { t } = useTranslation("promoter-customers");
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

/** Nobody fits what was searched for and chosen; one press clears it. */
export function NoMatches({ view, onClear }: { view: CustomerView; onClear: () => void }) {
  const { t } = useTranslation("promoter-customers");
  const navigate = useNavigate();
  const clear = () => {
    onClear();
    const query = customerViewQuery({ ...defaultView, openId: view.openId });
    void navigate(agentAddresses.customers + query);
  };
  return (
    <Empty title={t("empty.filtered")} action={<Button onClick={clear}>{t("filter.clear")}</Button>}>
      {t("empty.filteredText")}
    </Empty>
  );
}
