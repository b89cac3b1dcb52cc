import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { useZonedFormats } from "../../../i18n/use-zoned-formats";
import { OrderAmount } from "../../../shared/order-lines/order-amount";
import { OrderLines } from "../../../shared/order-lines/order-lines";
import { useOrderTitle } from "../../../shared/order-lines/use-order-title";
import { isOrderPaid, OrderStatus } from "../../../shared/order-status/order-status";
import { NonBreakingDates } from "../../../ui/non-breaking-dates";
import { Section } from "../../../ui/section";
import { isPaymentUncertain, type Order } from "./order";
import { OrderFacts } from "./order-facts";
import { OrderHistory } from "./order-history";
import { OrderNext } from "./order-next";
import { OrderOutcome } from "./order-outcome";

/** An order: content and status, actions, sum, results, history. */
export function OrderPage({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const { t } = useTranslation(["account-orders", "order"]);
  const formats = useFormats();
  const { zonedDateTime } = useZonedFormats();
  const titleOf = useOrderTitle();
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h1 className="text-26 [overflow-wrap:anywhere] md:text-34">
            <NonBreakingDates text={titleOf(order)} />
          </h1>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-13 text-ink2">
            <OrderStatus state={order.state} isConfirming={isPaymentUncertain(order)} />
            <span className="figures">{order.orderNo}</span>
            <span className="figures">{zonedDateTime(order.createdAt, "always")}</span>
          </p>
        </div>
        <div className="font-semibold text-26 md:text-34">
          <OrderAmount order={order}>
            {formats.money(order.finalAmount, { currency: order.currency })}
          </OrderAmount>
        </div>
      </div>
      <OrderNext order={order} onChanged={onChanged} />
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-15 gap-y-10 lg:grid-cols-2">
        <Section title={t("detail.lines")} size="medium">
          <OrderLines
            lines={order.lines}
            finalAmount={order.finalAmount}
            currency={order.currency}
            state={isOrderPaid(order.state) ? "paid" : order.state === "unpaid" ? "open" : "closed"}
            totalLabel={
              isOrderPaid(order.state)
                ? t("order:total.paid")
                : t(order.state === "unpaid" ? "order:total.due" : "order:total.order")
            }
          />
        </Section>
        <OrderHistory order={order} />
        <OrderOutcome order={order} />
        <OrderFacts order={order} />
      </div>
    </>
  );
}
