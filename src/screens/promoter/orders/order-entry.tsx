import { Link } from "react-router-dom";
import type { components } from "../../../generated/mall";
import { columnMoney } from "../../../i18n/column-money";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { CancelOrderButton } from "../../../shared/order-cancellation/cancel-order-button";
import { OrderAmount } from "../../../shared/order-lines/order-amount";
import { useOrderTitle } from "../../../shared/order-lines/use-order-title";
import { OrderStatus } from "../../../shared/order-status/order-status";
import { UnpaidCountdown } from "../../../shared/order-status/unpaid-countdown";
import { orderAddress, payAddress } from "../../../shared/routing/addresses";
import { Button } from "../../../ui/button";
import { MarginEntry } from "../../../ui/margin-column";
import { NonBreakingDates } from "../../../ui/non-breaking-dates";
import { listLink } from "../../../ui/text-link";

interface OrderEntryProps {
  order: components["schemas"]["Order"];
  onRefused: () => void;
}

/** One order beside its day: what, number, amount with its receipt, state; while unpaid to pay later or to cancel. */
export function OrderEntry({ order, onRefused }: OrderEntryProps) {
  const { t } = useTranslation("promoter-orders");
  const formats = useFormats();
  const titleOf = useOrderTitle();
  const { orderNo, createdAt, currency, finalAmount, state, actions } = order;
  const isUnpaid = state === "unpaid";
  const canPay = actions.includes("pay");
  return (
    <MarginEntry
      date={formats.date(createdAt)}
      dateTime={createdAt}
      note={<span className="figures [overflow-wrap:anywhere]">{orderNo}</span>}
      end={
        <>
          <div className="font-semibold">
            <OrderAmount order={order}>{columnMoney(currency, formats)(finalAmount)}</OrderAmount>
          </div>
          <OrderStatus state={state} />
          {isUnpaid && canPay && (
            <div className="leading-none">
              <UnpaidCountdown order={order} onEnd={onRefused} />
            </div>
          )}
        </>
      }
    >
      <Link to={orderAddress(orderNo)} className={`${listLink} [overflow-wrap:anywhere]`}>
        <NonBreakingDates text={titleOf(order)} />
      </Link>
      {isUnpaid && (
        <div className="mt-2 mb-1 flex flex-wrap gap-2">
          <Button
            variant={canPay ? "primary" : "second"}
            size="small"
            render={(linkProps) => <Link to={payAddress(orderNo)} {...linkProps} />}
          >
            {t(canPay ? "pay" : "followPayment")}
          </Button>
          {actions.includes("cancel") && (
            <CancelOrderButton order={order} size="small" onRefused={onRefused} />
          )}
        </div>
      )}
      {isUnpaid && !canPay && <p className="text-13 text-amber">{t("confirming")}</p>}
    </MarginEntry>
  );
}
