import { Link, useLocation } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { addresses } from "../../../shared/routing/addresses";
import { Button } from "../../../ui/button";
import { Empty } from "../../../ui/empty";
import { type OrderView, orderViewQuery } from "./order-filter";

/** No order at all, none that fits, or a page past the end: each with one link to continue. */
export function NoOrders({ view, total }: { view: OrderView; total: number }) {
  const { t } = useTranslation("account-orders");
  const { pathname } = useLocation();
  if (total > 0 || view.page > 1)
    return (
      <Empty
        title={t("empty.noPage", { page: view.page })}
        action={
          <Button
            render={(linkProps) => (
              <Link to={pathname + orderViewQuery({ ...view, page: 1 })} {...linkProps} />
            )}
          >
            {t("empty.firstPage")}
          </Button>
        }
      />
    );
  const isNarrowed = view.tab !== "all" || view.keyword !== "" || view.period !== "all";
  if (isNarrowed)
    return (
      <Empty
        title={t("empty.narrowed")}
        action={
          <Button render={(linkProps) => <Link to={pathname} {...linkProps} />}>{t("empty.showAll")}</Button>
        }
      />
    );
  return (
    <Empty
      title={t("empty.none")}
      action={
        <Button render={(linkProps) => <Link to={addresses.mall} {...linkProps} />}>
          {t("empty.toMall")}
        </Button>
      }
    >
      {t("empty.noneText")}
    </Empty>
  );
}
