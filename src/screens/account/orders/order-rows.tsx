import { useTranslation } from "../../../i18n/use-translation";
import { classNames } from "../../../ui/class-names";
import type { Order } from "./order";
import { OrderRow, orderColumns } from "./order-row";

interface OrderRowsProps {
  label: string;
  orders: readonly Order[];
  isStale: boolean;
  onRefused: () => void;
}

/** The rows of a list of orders under their columns' names. */
export function OrderRows({ label, orders, isStale, onRefused }: OrderRowsProps) {
  const { t } = useTranslation("account-orders");
  return (
    <div
      aria-busy={isStale || undefined}
      className={classNames("transition-opacity", isStale && "opacity-50")}
    >
      <div
        aria-hidden="true"
        className={classNames(
          "hidden gap-x-6 border-ink border-b py-2 text-13 text-ink2 lg:grid",
          orderColumns,
        )}
      >
        <span>{t("column.time")}</span>
        <span>{t("column.title")}</span>
        <span className="text-right">{t("column.amount")}</span>
        <span>{t("column.state")}</span>
        <span className="text-right">{t("column.acts")}</span>
      </div>
      <ul aria-label={label}>
        {orders.map((order) => (
          <OrderRow key={order.orderId} order={order} onRefused={onRefused} />
        ))}
      </ul>
    </div>
  );
}
