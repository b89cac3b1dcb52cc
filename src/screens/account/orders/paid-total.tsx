import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-formats";
import { useOrderTitle } from "../../../parts/order-lines/use-order-title";
import { isOrderPaid } from "../../../parts/order-status/order-status";
import { ReceiptAmount } from "../../../parts/receipt-amount";
import { fenToYuan, yuanToFen } from "../../../rules/numbers";
import type { Order } from "./order";

interface PaidTotalProps {
  orders: readonly Order[];
  /** Over all pages, as the server adds it up. */
  paidTotal: string;
  serverTime: string;
}

/** What was paid over the orders of the list; tapped, the orders it is made of. */
export function PaidTotal({ orders, paidTotal, serverTime }: PaidTotalProps) {
  const { t } = useTranslation(["account-orders", "order"]);
  const formats = useFormats();
  const titleOf = useOrderTitle();
  const paid = orders.filter(({ state }) => isOrderPaid(state));
  const shownFen = paid.reduce((sum, { finalAmount }) => sum + (yuanToFen(finalAmount) ?? 0), 0);
  const restFen = (yuanToFen(paidTotal) ?? 0) - shownFen;
  return (
    <ReceiptAmount
      title={t("list.paidTotal")}
      hint={t("order:receipt.hint")}
      lines={[
        ...paid.map((order) => ({
          label: titleOf(order),
          note: `${formats.date(order.createdAt, "always")} ${order.orderNo}`,
          value: formats.money(order.finalAmount),
        })),
        ...(restFen === 0
          ? []
          : [{ label: t("list.otherPages"), value: formats.money(String(fenToYuan(restFen))) }]),
      ]}
      total={{ label: t("list.paidTotal"), value: formats.money(paidTotal), state: "paid" }}
      source={t("list.paidSource", { time: formats.dateTime(serverTime, "always") })}
      className="font-semibold text-ink"
    >
      {formats.money(paidTotal, { currency: "CNY" })}
    </ReceiptAmount>
  );
}
