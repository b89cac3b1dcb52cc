import { useEffect, useEffectEvent } from "react";
import { currencySymbol } from "../../../i18n/money-format";
import { useTranslation } from "../../../i18n/use-translation";
import { useOrderTitle } from "../../../shared/order-lines/use-order-title";
import { MessageDialog } from "../../../ui/message-dialog";
import { Money } from "../../../ui/money";
import type { Payment } from "./use-payment";

interface CancelDialogProps {
  payment: Payment;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before an order is cancelled, with its amount once more. It closes when the outcome is known. */
export function CancelDialog({ payment, isOpen, onClose }: CancelDialogProps) {
  const { t } = useTranslation("order");
  const titleOf = useOrderTitle();
  const { order, busy, problem } = payment.state;
  const isCancelling = busy === "cancelling";
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (problem !== null) close();
  }, [problem]);
  return (
    <MessageDialog
      isOpen={isOpen}
      isWarning
      hasCancel
      isPending={isCancelling}
      busyLabel={t("cancel.busy")}
      title={t("cancel.title")}
      cancelLabel={t("cancel.keep")}
      confirmLabel={t("cancel.confirm")}
      onConfirm={() => payment.send({ is: "cancel" })}
      onCancel={onClose}
      onClose={onClose}
    >
      <p>{titleOf(order)}</p>
      {order.coupon && <p>{t("cancel.couponBack", { name: order.coupon.name })}</p>}
      <p className="mt-1 font-semibold text-ink">
        <Money amount={order.finalAmount} currency={currencySymbol(order.currency)} />
      </p>
    </MessageDialog>
  );
}
