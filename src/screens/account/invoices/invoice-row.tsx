import { useId } from "react";
import { Link } from "react-router-dom";
import { columnMoney } from "../../../i18n/column-money";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { OrderAmount } from "../../../shared/order-lines/order-amount";
import { useOrderTitle } from "../../../shared/order-lines/use-order-title";
import { orderAddress } from "../../../shared/routing/addresses";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { NonBreakingDates } from "../../../ui/non-breaking-dates";
import { listLink, textLink } from "../../../ui/text-link";
import type { Order } from "../orders/order";
import { invoicePlan } from "./invoice-plan";
import { InvoiceStatus } from "./invoice-status";

interface InvoiceRowProps {
  order: Order;
  onOpen: () => void;
}

/** A paid order with its invoice: what was bought, amount, title, status, actions. */
export function InvoiceRow({ order, onOpen }: InvoiceRowProps) {
  const { t } = useTranslation(["account-invoices", "invoice"]);
  const formats = useFormats();
  const titleOf = useOrderTitle();
  const { invoice } = order;
  const titleId = useId();
  const plan = invoicePlan(order);
  const money = columnMoney(order.currency, formats);
  return (
    <li
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-line border-b py-3",
        "[grid-template-areas:'title_amount'_'details_state'_'acts_acts'] lg:items-start",
        "few-letters:grid-cols-[minmax(0,1fr)] few-letters:[grid-template-areas:'title'_'amount'_'details'_'state'_'acts'] few-letters:*:text-left",
        invoiceColumns,
      )}
    >
      <div className="[grid-area:title]">
        <p id={titleId} className="[overflow-wrap:anywhere] max-lg:font-semibold">
          <Link to={orderAddress(order.orderNo)} className={listLink}>
            <NonBreakingDates text={titleOf(order)} />
          </Link>
        </p>
        <p className="flex flex-wrap gap-x-3 text-13 text-ink2">
          <span className="figures">{formats.date(order.createdAt)}</span>
          <span className="figures">{order.orderNo}</span>
        </p>
      </div>
      <div className="text-right font-semibold [grid-area:amount]">
        <OrderAmount order={order}>{money(invoice?.amount ?? order.finalAmount)}</OrderAmount>
      </div>
      <div className="min-w-0 text-13 text-ink2 [grid-area:details] [overflow-wrap:anywhere]">
        {invoice && (
          <>
            <p>{invoice.title}</p>
            <p className="flex flex-wrap gap-x-3">
              <span>{t(`invoice:medium.${invoice.mediaType}`)}</span>
              <span>{t(`invoice:kind.${invoice.invoicetype}`)}</span>
            </p>
            {invoice.number !== null && (
              <p className="figures">{t("row.number", { number: invoice.number })}</p>
            )}
            {invoice.failReason !== null && <p className="text-red">{invoice.failReason}</p>}
          </>
        )}
      </div>
      <div className="[grid-area:state] max-lg:text-right">
        <InvoiceStatus order={order} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 [grid-area:acts] max-lg:pt-1.5 lg:justify-end">
        {order.actions.includes("downloadInvoice") && invoice?.fileUrl && (
          <a href={invoice.fileUrl} download aria-describedby={titleId} className={textLink}>
            {t("act.download")}
          </a>
        )}
        {plan !== null && (
          <Button size="small" aria-describedby={titleId} onClick={onOpen}>
            {t(plan === "request" && invoice !== null ? "act.complete" : `act.${plan}`)}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The columns from 1200 on; below, title and amount come first and the rest under them. */
export const invoiceColumns =
  "lg:grid-cols-[minmax(0,1fr)_minmax(6rem,max-content)_minmax(0,1fr)_7rem_9rem] lg:[grid-template-areas:'title_amount_details_state_acts']";
