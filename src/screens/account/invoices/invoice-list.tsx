import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { pageSizes } from "../../../rules/limits";
import { addresses, readPageNumber } from "../../../shared/routing/addresses";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { Empty } from "../../../ui/empty";
import { Pagination } from "../../../ui/pagination";
import { Skeleton } from "../../../ui/skeleton";
import { CallProblem } from "../user-center/call-problem";
import { overList } from "./invoice-address";
import { invoiceOrdersQuery } from "./invoice-orders";
import { InvoiceRow, invoiceColumns } from "./invoice-row";

/** Orders that can have an invoice or have one, newest first. */
export function InvoiceList() {
  const { t } = useTranslation("account-invoices");
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const page = readPageNumber(query);
  const list = useQuery(invoiceOrdersQuery(page));
  if (list.isPending) return <Skeleton rows={5} />;
  if (list.data === undefined)
    return (
      <CallProblem error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
    );
  const { list: orders, total } = list.data;
  const pages = Math.ceil(total / pageSizes.records);
  if (orders.length === 0) return <NoInvoices page={page} />;
  return (
    <>
      <div
        aria-hidden="true"
        className={classNames(
          "hidden gap-x-6 border-ink border-b py-2 text-13 text-ink2 lg:grid",
          invoiceColumns,
        )}
      >
        <span>{t("column.title")}</span>
        <span className="text-right">{t("column.amount")}</span>
        <span>{t("column.details")}</span>
        <span>{t("column.state")}</span>
        <span className="text-right">{t("column.acts")}</span>
      </div>
      <ul
        aria-label={t("tab.invoices")}
        className={classNames("transition-opacity", list.isPlaceholderData && "opacity-50")}
      >
        {orders.map((order) => (
          <InvoiceRow
            key={order.orderId}
            order={order}
            onOpen={() => void navigate(invoicePageAddress(page, order.orderNo), { state: overList })}
          />
        ))}
      </ul>
      {pages > 1 && (
        <div className="mt-6">
          <Pagination
            count={pages}
            current={Math.min(page, pages)}
            renderLink={(target, linkProps) => <Link to={invoicePageAddress(target)} {...linkProps} />}
          />
        </div>
      )}
    </>
  );
}

function invoicePageAddress(page: number, orderNo?: string): string {
  const query = new URLSearchParams();
  if (page > 1) query.set("page", String(page));
  if (orderNo !== undefined) query.set("order", orderNo);
  const text = query.toString();
  return text === "" ? addresses.userInvoices : `${addresses.userInvoices}?${text}`;
}

function NoInvoices({ page }: { page: number }) {
  const { t } = useTranslation("account-invoices");
  return (
    <Empty
      title={t("empty.invoices")}
      action={
        page > 1 && (
          <Button render={(linkProps) => <Link to={addresses.userInvoices} {...linkProps} />}>
            {t("empty.firstPage")}
          </Button>
        )
      }
    >
      {page === 1 && t("empty.invoicesText")}
    </Empty>
  );
}
