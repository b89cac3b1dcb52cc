import type { components } from "../../../generated/mall";
import { useTranslation } from "../../../i18n/use-translation";
import { lazyContent } from "../../../shared/lazy-content";
import { OrderAmount } from "../../../shared/order-lines/order-amount";
import { FactRow, FactRows } from "./fact-rows";
import type { Order } from "./machine/payment-state";

const TransferMessage = lazyContent(async () => (await import("./transfer-message")).TransferMessage, 5);

type Payload = Extract<components["schemas"]["StartedPayment"]["payload"], { readonly kind: "bankTransfer" }>;

/** Where to transfer the money, and the way to the whole account number. */
export function TransferView({ order, payload }: { order: Order; payload: Payload }) {
  const { t } = useTranslation("mall-pay");
  return (
    <div className="grid gap-6">
      <FactRows>
        <FactRow label={t("transfer.name")}>{payload.accountName}</FactRow>
        <FactRow label={t("transfer.bank")}>{payload.bankName}</FactRow>
        <FactRow label={t("transfer.tail")}>{payload.accountTail}</FactRow>
        <FactRow label={t("transfer.reference")} note={t("transfer.referenceHint")}>
          <b className="select-all">{payload.reference}</b>
        </FactRow>
        <FactRow label={t("transfer.amount")}>
          <OrderAmount order={order} />
        </FactRow>
      </FactRows>
      <TransferMessage orderNo={order.orderNo} />
    </div>
  );
}
