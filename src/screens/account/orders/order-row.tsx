import { Link } from "react-router-dom";
import { columnMoney } from "../../../i18n/column-money";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { OrderAmount } from "../../../shared/order-lines/order-amount";
import { useOrderTitle } from "../../../shared/order-lines/use-order-title";
import { OrderStatus } from "../../../shared/order-status/order-status";
import { UnpaidCountdown } from "../../../shared/order-status/unpaid-countdown";
import { orderAddress } from "../../../shared/routing/addresses";
import { classNames } from "../../../ui/class-names";
import { NonBreakingDates } from "../../../ui/non-breaking-dates";
import { listLink } from "../../../ui/text-link";
import { useLostFocus } from "../../../ui/use-lost-focus";
import { isPaymentUncertain, type Order } from "./order";
import { OrderActions } from "./order-actions";

/** The columns of the list from 1200 on; below, title and amount come first and the rest under them. */
export const orderColumns =
  "lg:grid-cols-[9.5rem_minmax(0,1fr)_minmax(6.5rem,max-content)_6.5rem_12rem] lg:[grid-template-areas:'time_title_amount_state_acts']";

/** An order: date and number, content, amount, status, actions. */
export function OrderRow({ order, onRefused }: { order: Order; onRefused: () => void }) {
  const { t } = useTranslation("account-orders");
  const formats = useFormats();
  const titleOf = useOrderTitle();
  const money = columnMoney(order.currency, formats);
  const isUnpaid = order.state === "unpaid";
  // What is done with an order takes its button along.
  const place = useLostFocus<HTMLDivElement>(order.state);
  return (
    <li
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-line border-b py-3 [grid-template-areas:'title_amount'_'time_state'_'acts_acts'] lg:items-start",
        "few-letters:grid-cols-[minmax(0,1fr)] few-letters:[grid-template-areas:'title'_'amount'_'time'_'state'_'acts'] few-letters:*:text-left",
        orderColumns,
        isUnpaid && "-mx-4 bg-tint-amber px-4",
      )}
    >
      <div className="[grid-area:time] max-lg:text-13 max-lg:text-ink2">
        <time dateTime={order.createdAt} className="figures block">
          {formats.dateTime(order.createdAt)}
        </time>
        <span className="figures block text-13 text-ink2">{order.orderNo}</span>
      </div>
      <p className="[grid-area:title] [overflow-wrap:anywhere] max-lg:font-semibold">
        <Link to={orderAddress(order.orderNo)} className={listLink}>
          <NonBreakingDates text={titleOf(order)} />
        </Link>
        {/* Of two licences of one kind, only the shop says which is meant. */}
        {order.target && <span className="block font-normal text-13 text-ink2">{order.target.shopName}</span>}
      </p>
      <div className="text-right font-semibold [grid-area:amount]">
        <OrderAmount order={order}>{money(order.finalAmount)}</OrderAmount>
      </div>
      <div className="[grid-area:state] max-lg:text-right">
        <OrderStatus state={order.state} isConfirming={isPaymentUncertain(order)} />
        {isUnpaid && !isPaymentUncertain(order) && (
          <div className="leading-none">
            <UnpaidCountdown order={order} onEnd={onRefused} />
          </div>
        )}
        <OrderNote order={order} />
      </div>
      <div
        ref={place}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 [grid-area:acts] max-lg:pt-1.5 lg:justify-end print:hidden"
      >
        <OrderActions order={order} onRefused={onRefused} />
      </div>
      {isPaymentUncertain(order) && (
        <p className="col-span-full text-13 text-amber">{t("list.confirming")}</p>
      )}
    </li>
  );
}

/** A second line under the state: what is under way. */
function OrderNote({ order }: { order: Order }) {
  const { t } = useTranslation("account-orders");
  const note =
    order.state === "paid"
      ? t("list.activating")
      : order.invoice
        ? t(`invoiceState.${order.invoice.state}`)
        : undefined;
  return note === undefined ? null : <p className="text-13 text-ink2">{note}</p>;
}
