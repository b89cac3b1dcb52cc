import { columnMoney } from "../../../i18n/column-money";
import type { Currency } from "../../../i18n/money-format";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { useZonedFormats } from "../../../i18n/use-zoned-formats";
import { fenToYuan, yuanToFen } from "../../../rules/numbers";
import { useOrderTitle } from "../../../shared/order-lines/use-order-title";
import { isOrderPaid } from "../../../shared/order-status/order-status";
import { ReceiptAmount } from "../../../shared/receipt-amount";
import type { Order } from "./order";

interface PaidTotalProps {
  orders: readonly Order[];
  /** Over all pages, as the server adds it up. */
  paidTotal: string;
  currency: Currency;
  serverTime: string;
}

/** What was paid over the orders of the list; tapped, the orders it is made of. */
export function PaidTotal({ orders, paidTotal, currency, serverTime }: PaidTotalProps) {
  const { t } = useTranslation(["account-orders", "order"]);
  const formats = useFormats();
  const { zonedDateTime } = useZonedFormats();
  const titleOf = useOrderTitle();
  const money = columnMoney(currency, formats);
  const paid = orders.filter(({ state }) => isOrderPaid(state));
  const listedFen = paid.reduce((sum, { finalAmount }) => sum + (yuanToFen(finalAmount) ?? 0), 0);
  const restFen = (yuanToFen(paidTotal) ?? 0) - listedFen;
  return (
    <ReceiptAmount
      title={t("list.paidTotal")}
      hint={t("order:receipt.hint")}
      lines={[
        ...paid.map((order) => ({
          label: titleOf(order),
          note: `${formats.date(order.createdAt, "always")} ${order.orderNo}`,
          value: money(order.finalAmount),
        })),
        ...(restFen === 0 ? [] : [{ label: t("list.otherPages"), value: money(String(fenToYuan(restFen))) }]),
      ]}
      total={{ label: t("list.paidTotal"), value: money(paidTotal), state: "paid" }}
      source={t("list.paidSource", { time: zonedDateTime(serverTime, "always") })}
      className="font-semibold text-ink"
    >
      {formats.money(paidTotal, { currency })}
    </ReceiptAmount>
  );
}
