import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { serialsSumQuery } from "../../../api/promoter/queries";
import { useMessage } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { message } from "../../../rules/messages";
import { Button } from "../../../ui/button";
import { usePartner } from "../area/partner";

/** The way to order for a customer: at settlement prices where ordering is open, else by the serials that are left. */
export function CustomerOrder() {
  const { t } = useTranslation("promoter-orders");
  const translateMessage = useMessage();
  const { canOrder } = usePartner();
  const serials = useQuery(serialsSumQuery());
  const left = serials.data?.reduce((sum, { unused }) => sum + unused, 0);
  const isPossible = canOrder || left !== 0;
  return (
    <section className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-y py-3">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-15">{t("forCustomer.title")}</h2>
        <p className="min-h-5 text-13 text-ink2">
          {canOrder && t("forCustomer.settlement")}
          {!canOrder && left !== undefined && t("forCustomer.serials", { count: left })}
        </p>
        {isPossible && <p className="text-13 text-ink2">{t("forCustomer.listed")}</p>}
      </div>
      <Button
        reason={isPossible ? undefined : translateMessage(message("pay.notEligible"))}
        render={(linkProps) => <Link to="/agent/open" {...linkProps} />}
      >
        {t("forCustomer.open")}
      </Button>
    </section>
  );
}
