import { Link } from "react-router-dom";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { useZonedFormats } from "../../../i18n/use-zoned-formats";
import { CancelOrderButton } from "../../../shared/order-cancellation/cancel-order-button";
import { UnpaidCountdown } from "../../../shared/order-status/unpaid-countdown";
import { addresses, payAddress } from "../../../shared/routing/addresses";
import { orderAgainAddress } from "../../../shared/routing/buy-again-address";
import { Button } from "../../../ui/button";
import { textLink } from "../../../ui/text-link";
import { isOrderClosed, isPaymentUncertain, type Order } from "./order";

/** What an order waits for, and what its owner can do now. */
export function OrderNext({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const { t } = useTranslation(["account-orders", "order"]);
  const formats = useFormats();
  const { zonedDateTime } = useZonedFormats();
  const { orderNo, actions, state } = order;
  if (state === "unpaid")
    return (
      <div className="mt-5 grid gap-4 rounded-panel bg-tint-amber p-6 max-sm:-mx-4 max-sm:rounded-none max-sm:px-4">
        <div>
          <p className="flex flex-wrap items-baseline gap-x-3 font-semibold text-20">
            {t(isPaymentUncertain(order) ? "order:state.confirming" : "detail.unpaid")}
            {!isPaymentUncertain(order) && <UnpaidCountdown order={order} onEnd={onChanged} />}
          </p>
          <p className="mt-1 text-ink2">
            {isPaymentUncertain(order)
              ? t("list.confirming")
              : t("detail.payBefore", { time: zonedDateTime(order.unpaidDeadline) })}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <Button variant="primary" render={(linkProps) => <Link to={payAddress(orderNo)} {...linkProps} />}>
            {isPaymentUncertain(order)
              ? t("act.followPayment")
              : t("detail.payNow", {
                  amount: formats.money(order.finalAmount, { currency: order.currency }),
                })}
          </Button>
          {actions.includes("cancel") && <CancelOrderButton order={order} onRefused={onChanged} />}
          <ContactSupport />
        </div>
      </div>
    );
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">
      {(order.kind === "buy" ? actions.includes("buyAgain") : isOrderClosed(order)) && (
        <Button render={(linkProps) => <Link to={orderAgainAddress(order)} {...linkProps} />}>
          {t(order.kind === "buy" ? "act.buyAgain" : "act.licences")}
        </Button>
      )}
      <ContactSupport />
    </div>
  );
}

function ContactSupport() {
  const { t } = useTranslation("account-orders");
  return (
    <Link to={addresses.contact} className={textLink}>
      {t("detail.askSupport")}
    </Link>
  );
}
