import { useTranslation } from "../../../i18n/use-translation";
import { useZonedFormats } from "../../../i18n/use-zoned-formats";
import { businessDate } from "../../../rules/dates";
import { OrderAmount } from "../../../shared/order-lines/order-amount";
import { OrderLines } from "../../../shared/order-lines/order-lines";
import { useOrderTitle } from "../../../shared/order-lines/use-order-title";
import { UnpaidCountdown } from "../../../shared/order-status/unpaid-countdown";
import { FactRow, FactRows } from "./fact-rows";
import type { Order } from "./machine/payment-state";
import { type PaymentState, phaseOf } from "./machine/payment-state";
import { SheetBlock } from "./sheet-block";

/** What is paid for, line by line, with the number of the order. */
export function OrderFacts({ state, onDeadline }: { state: PaymentState; onDeadline: () => void }) {
  const { t } = useTranslation(["mall-pay", "order"]);
  const titleOf = useOrderTitle();
  const { zonedDateTime } = useZonedFormats();
  const { order } = state;
  // Hours alone, of which a transfer has many, name no day.
  const isToday =
    businessDate(Date.parse(order.unpaidDeadline)) === businessDate(Date.parse(order.serverTime));
  const phase = phaseOf(state);
  const isPaid = phase === "paid";
  // Who may have paid is not to be hurried into paying again.
  const isUncertain = phase === "confirming" || phase === "unknown";
  return (
    <SheetBlock title={t(isPaid ? "paid.money" : "page.order")} end={order.orderNo}>
      <FactRows>
        <FactRow label={t("row.what")}>{titleOf(order)}</FactRow>
        {order.target && <FactRow label={t("row.shop")}>{order.target.shopName}</FactRow>}
        {order.payment && <FactRow label={t("row.way")}>{order.payment.payTypeName}</FactRow>}
        {order.state === "unpaid" && !isUncertain && (
          <FactRow label={t("row.deadline")} note={isToday ? undefined : zonedDateTime(order.unpaidDeadline)}>
            <UnpaidCountdown order={order} onEnd={onDeadline} />
          </FactRow>
        )}
      </FactRows>
      <div className="border-line border-t pb-4">
        <OrderLines
          lines={order.lines}
          finalAmount={order.finalAmount}
          currency={order.currency}
          state={closing(order)}
          totalLabel={closing(order) === "closed" ? t("order:total.order") : undefined}
          total={<OrderAmount order={order} />}
        />
      </div>
    </SheetBlock>
  );
}

/** The line is green only where the order is paid, and open otherwise. */
function closing({ state }: Order) {
  if (state === "paid" || state === "activated") return "paid";
  return state === "unpaid" ? "open" : "closed";
}
