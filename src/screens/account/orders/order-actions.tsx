import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { CancelOrderButton } from "../../../shared/order-cancellation/cancel-order-button";
import { invoiceAddress, orderAddress, payAddress } from "../../../shared/routing/addresses";
import { orderAgainAddress } from "../../../shared/routing/buy-again-address";
import { Button } from "../../../ui/button";
import { textLink } from "../../../ui/text-link";
import { isOrderClosed, isPaymentUncertain, type Order } from "./order";

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
      {isOrderClosed(order) && (order.kind !== "buy" || actions.includes("buyAgain")) && (
        <Link to={orderAgainAddress(order)} className={textLink}>
          {t(order.kind === "buy" ? "act.buyAgain" : "act.licences")}
        </Link>
      )}
      <Details orderNo={orderNo} />
    </>
  );
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
