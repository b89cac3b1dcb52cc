import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { ordersQuery } from "../../../api/mall/queries";
import type { components } from "../../../generated/mall";
import { columnMoney } from "../../../i18n/column-money";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { pageSizes } from "../../../rules/limits";
import { isOrderPaid } from "../../../shared/order-status/order-status";
import { ReadProblem } from "../../../shared/read-problem";
import { ReceiptAmount } from "../../../shared/receipt-amount";
import { addresses } from "../../../shared/routing/addresses";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { Empty } from "../../../ui/empty";
import { MarginColumn } from "../../../ui/margin-column";
import { Pagination } from "../../../ui/pagination";
import { Skeleton } from "../../../ui/skeleton";
import { useLostFocus } from "../../../ui/use-lost-focus";
import { fenOf, sumFen, yuanOf } from "../money/fen";
import { OrderEntry } from "./order-entry";
import { type OrdersView, ordersAddress, orderTabs } from "./orders-view";

/** One page of the partner's own orders, what was paid for them, and the way to the other pages. */
export function OrderList({ view }: { view: OrdersView }) {
  const size = pageSizes.records;
  const query = useQuery(ordersQuery({ page: view.page, size, states: [...orderTabs[view.tab]] }));
  if (query.isPending) return <Skeleton rows={5} />;
  if (query.data === undefined)
    return (
      <ReadProblem error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
    );
  return (
    <Orders
      view={view}
      page={query.data}
      isOutdated={query.isPlaceholderData}
      onRefused={() => void query.refetch()}
    />
  );
}

interface OrdersProps {
  view: OrdersView;
  page: components["schemas"]["OrderPage"];
  /** Whether they are those of the page before, until the others come. */
  isOutdated: boolean;
  onRefused: () => void;
}

function Orders({ view, page, isOutdated, onRefused }: OrdersProps) {
  const { t } = useTranslation("promoter-orders");
  const { list, total } = page;
  // An order that is cancelled leaves its tab, and takes its button along.
  const place = useLostFocus<HTMLDivElement>(list.map(({ orderNo }) => orderNo).join());
  const pages = Math.ceil(total / pageSizes.records);
  if (list.length === 0)
    return (
      <div ref={place} tabIndex={-1}>
        <NoOrders view={view} pages={pages} />
      </div>
    );
  return (
    <div
      ref={place}
      tabIndex={-1}
      aria-busy={isOutdated || undefined}
      className={classNames("transition-opacity", isOutdated && "opacity-50")}
    >
      <MarginColumn label={t("list")}>
        {list.map((order) => (
          <OrderEntry key={order.orderId} order={order} onRefused={onRefused} />
        ))}
      </MarginColumn>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-13 text-ink2">{t("total", { count: total })}</p>
        <PaidTotal page={page} />
        {pages > 1 && (
          <Pagination
            count={pages}
            current={Math.min(view.page, pages)}
            renderLink={(number, linkProps) => (
              <Link to={ordersAddress({ ...view, page: number })} {...linkProps} />
            )}
          />
        )}
      </div>
    </div>
  );
}

/** What was paid over all pages; tapped, how much of it is on this page. */
function PaidTotal({ page }: { page: components["schemas"]["OrderPage"] }) {
  const { t } = useTranslation("promoter-orders");
  const formats = useFormats();
  const paid = page.list.filter(({ state }) => isOrderPaid(state));
  const listedFen = sumFen(paid.map(({ finalAmount }) => finalAmount));
  const otherFen = fenOf(page.paidTotal) - listedFen;
  const title = t("paid.title");
  const money = columnMoney(page.currency, formats);
  return (
    <div className="text-13 text-ink2">
      {title}{" "}
      <ReceiptAmount
        title={title}
        hint={t("paid.hint")}
        lines={[
          { label: t("paid.listed", { count: paid.length }), value: money(yuanOf(listedFen)) },
          ...(otherFen === 0 ? [] : [{ label: t("paid.others"), value: money(yuanOf(otherFen)) }]),
        ]}
        total={{
          label: title,
          value: money(page.paidTotal, { currency: page.currency }),
          state: "paid",
        }}
        source={t("paid.source", { time: formats.dateTime(page.serverTime, "always") })}
        className="font-semibold text-15 text-ink"
      >
        {money(page.paidTotal)}
      </ReceiptAmount>
    </div>
  );
}

/** A page past the end, nothing in this tab, or nothing bought yet: each with one link to continue. */
function NoOrders({ view: { tab }, pages }: { view: OrdersView; pages: number }) {
  const { t } = useTranslation("promoter-orders");
  const link = (to: string, label: string) => (
    <Button render={(linkProps) => <Link to={to} {...linkProps} />}>{label}</Button>
  );
  if (pages > 0)
    return (
      <Empty
        title={t("empty.noPage")}
        action={link(ordersAddress({ tab, page: pages }), t("empty.lastPage"))}
      />
    );
  if (tab !== "all")
    return (
      <Empty
        title={t("empty.narrowed")}
        action={link(ordersAddress({ tab: "all", page: 1 }), t("empty.showAll"))}
      />
    );
  return (
    <Empty title={t("empty.title")} action={link(addresses.mall, t("empty.toMall"))}>
      {t("empty.text")}
    </Empty>
  );
}
