import type { ReactNode } from "react";
import type { components } from "../../../generated/mall";
import { useTranslation } from "../../../i18n/use-translation";
import { lazyContent } from "../../../shared/lazy-content";
import { OrderAmount } from "../../../shared/order-lines/order-amount";
import { useCopy } from "../../../shared/use-copy";
import { textLink } from "../../../ui/text-link";
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
        <FactRow label={t("transfer.name")}>
          <Copyable name={t("transfer.name")} text={payload.accountName}>
            {payload.accountName}
          </Copyable>
        </FactRow>
        <FactRow label={t("transfer.bank")}>
          <Copyable name={t("transfer.bank")} text={payload.bankName}>
            {payload.bankName}
          </Copyable>
        </FactRow>
        <FactRow label={t("transfer.tail")}>{payload.accountTail}</FactRow>
        <FactRow label={t("transfer.reference")} note={t("transfer.referenceHint")}>
          <Copyable name={t("transfer.reference")} text={payload.reference}>
            <b className="select-all">{payload.reference}</b>
          </Copyable>
        </FactRow>
        <FactRow label={t("transfer.amount")}>
          <OrderAmount order={order} />
        </FactRow>
      </FactRows>
      <TransferMessage orderNo={order.orderNo} />
    </div>
  );
}

interface CopyableProps {
  /** What it is called. */
  name: string;
  text: string;
  children: ReactNode;
}

/** What is typed into the bank's form, and a button that copies it: one wrong letter, and the money finds no order. */
function Copyable({ name, text, children }: CopyableProps) {
  const { t } = useTranslation(["mall-pay", "common"]);
  const { copy } = useCopy(text);
  return (
    <span className="inline-flex flex-wrap items-baseline justify-end gap-x-3">
      <span className="min-w-0">{children}</span>
      <button
        type="button"
        aria-label={t("transfer.copyOf", { name })}
        onClick={copy}
        className={`touch-area ${textLink} text-13 print:hidden`}
      >
        {t("common:action.copy")}
      </button>
    </span>
  );
}
