import type { ReactNode } from "react";
import type { components } from "../../generated/mall";
import { useTranslation } from "../../i18n/use-translation";
import { useZonedFormats } from "../../i18n/use-zoned-formats";
import { isOrderPaid } from "../order-status/order-status";
import { QuoteAmount } from "./quote-amount";

type Order = Pick<
  components["schemas"]["Order"],
  "lines" | "finalAmount" | "currency" | "state" | "orderNo" | "createdAt"
>;

/** The amount of an order with the receipt behind it: its lines as they were when it was made. */
export function OrderAmount({
  order,
  children,
  className,
}: {
  order: Order;
  children?: ReactNode;
  className?: string;
}) {
  const { t } = useTranslation("order");
  const { zonedDateTime } = useZonedFormats();
  const isPaid = isOrderPaid(order.state);
  return (
    <QuoteAmount
      title={t(isPaid ? "total.paid" : "total.order")}
      lines={order.lines}
      finalAmount={order.finalAmount}
      currency={order.currency}
      state={isPaid ? "paid" : order.state === "unpaid" ? "open" : "closed"}
      source={t("receipt.orderSource", {
        number: order.orderNo,
        time: zonedDateTime(order.createdAt, "always"),
      })}
      {...(className !== undefined && { className })}
    >
      {children}
    </QuoteAmount>
  );
}
