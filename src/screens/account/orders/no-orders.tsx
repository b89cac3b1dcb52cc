import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { addresses } from "../../../parts/routing/addresses";
import { Button } from "../../../ui/button";
import { Empty } from "../../../ui/empty";
import { type OrderView, orderViewQuery } from "./order-filter";

/** No order at all, none that fits, or a page past the end: each with its one way on. */
export function NoOrders({ view, total }: { view: OrderView; total: number }) {
  const { t } = useTranslation("account-orders");
  const { pathname } = useLocation();
  if (total > 0 || view.page > 1)
    return (
      <Empty
        title={t("empty.noPage", { page: view.page })}
        action={
          <Button
            render={(parts) => <Link to={pathname + orderViewQuery({ ...view, page: 1 })} {...parts} />}
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
        action={<Button render={(parts) => <Link to={pathname} {...parts} />}>{t("empty.showAll")}</Button>}
      />
    );
  return (
    <Empty
      title={t("empty.none")}
      action={
        <Button render={(parts) => <Link to={addresses.mall} {...parts} />}>{t("empty.toMall")}</Button>
      }
    >
      {t("empty.noneText")}
    </Empty>
  );
}
