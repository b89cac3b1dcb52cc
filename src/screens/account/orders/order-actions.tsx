import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { CancelOrderButton } from "../../../shared/order-cancellation/cancel-order-button";
import { addresses, orderAddress, payAddress } from "../../../shared/routing/addresses";
import { buyAgainAddress } from "../../../shared/routing/buy-again-address";
import { Button } from "../../../ui/button";
import { textLink } from "../../../ui/text-link";
import { isPaymentUncertain, type Order } from "./order";

interface OrderActionsProps {
  order: Order;
  onRefused: () => void;
}

/** What can be done with an order in a list: pay and cancel while it waits, else its invoice and its page. */
export function OrderActions({ order, onRefused }: OrderActionsProps) {
  const { t } = useTranslation("account-orders");
  const { orderNo, actions } = order;
  if (order.state === "unpaid")
    return (
      <>
        <Button
          variant={isPaymentUncertain(order) ? "second" : "primary"}
          size="small"
          render={(linkProps) => <Link to={payAddress(orderNo)} {...linkProps} />}
        >
          {t(isPaymentUncertain(order) ? "act.followPayment" : "act.pay")}
        </Button>
        {actions.includes("cancel") && <CancelOrderButton order={order} size="small" onRefused={onRefused} />}
      </>
    );
  const isClosed = order.state === "cancelled" || order.state === "expired";
  return (
    <>
      {actions.includes("requestInvoice") && (
        <Link to={invoiceAddress(orderNo)} className={textLink}>
          {t(order.invoice?.state === "reissuing" ? "act.reissueInvoice" : "act.requestInvoice")}
        </Link>
      )}
      {actions.includes("downloadInvoice") && order.invoice?.fileUrl && (
        <a href={order.invoice.fileUrl} download className={textLink}>
          {t("act.downloadInvoice")}
        </a>
      )}
      {isClosed && actions.includes("buyAgain") && order.kind === "buy" && (
        <Link to={buyAgainAddress(order)} className={textLink}>
          {t("act.buyAgain")}
        </Link>
      )}
      <Details orderNo={orderNo} />
    </>
  );
}

/** The invoices page with the request for one order open. */
export function invoiceAddress(orderNo: string): string {
  return `${addresses.userInvoices}?order=${encodeURIComponent(orderNo)}`;
}

function Details({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation("account-orders");
  return (
    <Link
      to={orderAddress(orderNo)}
      aria-label={t("act.detailsOf", { number: orderNo })}
      className={textLink}
    >
      {t("act.details")}
    </Link>
  );
}
