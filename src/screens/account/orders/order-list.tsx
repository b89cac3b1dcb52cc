import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { ordersQuery } from "../../../api/mall/queries";
import { useTranslation } from "../../../i18n/use-translation";
import { now } from "../../../platform/clock";
import { ZoneNote } from "../../../shared/zone-note";
import { Pagination } from "../../../ui/pagination";
import { Skeleton } from "../../../ui/skeleton";
import { CallProblem } from "../user-center/call-problem";
import { NoOrders } from "./no-orders";
import { type OrderView, orderFilter, orderViewQuery } from "./order-filter";
import { OrderRows } from "./order-rows";
import { PaidTotal } from "./paid-total";

/** One page of the orders of a view, what they add up to, and the way to the other pages. */
export function OrderList({ view, size }: { view: OrderView; size: number }) {
  const { t } = useTranslation("account-orders");
  const { pathname } = useLocation();
  // The start day of a period stays fixed while the page is open, so that midnight causes no refetch.
  const [openedAt] = useState(now);
  const list = useQuery(ordersQuery(orderFilter(view, size, openedAt)));
  if (list.isPending) return <Skeleton rows={5} />;
  if (list.data === undefined)
    return (
      <CallProblem error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
    );
  const { list: orders, total, paidTotal, currency, serverTime } = list.data;
  if (orders.length === 0) return <NoOrders view={view} total={total} />;
  const pages = Math.ceil(total / size);
  return (
    <>
      <OrderRows
        label={t("list.label")}
        orders={orders}
        isStale={list.isPlaceholderData}
        onRefused={() => void list.refetch()}
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="text-13 text-ink2">
          {t("list.total", { count: total })}{" "}
          <PaidTotal orders={orders} paidTotal={paidTotal} currency={currency} serverTime={serverTime} />
          <ZoneNote />
        </div>
        {pages > 1 && (
          <Pagination
            count={pages}
            current={Math.min(view.page, pages)}
            renderLink={(page, linkProps) => (
              <Link to={pathname + orderViewQuery({ ...view, page })} {...linkProps} />
            )}
          />
        )}
      </div>
    </>
  );
}
