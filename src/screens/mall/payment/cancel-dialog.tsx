import { useState } from "react";
import { useCurrentFailure } from "../../../forms/use-current-failure";
import { currencySymbol } from "../../../i18n/money-format";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { useOrderTitle } from "../../../shared/order-lines/use-order-title";
import { FieldMessage } from "../../../ui/field-message";
import { MessageDialog } from "../../../ui/message-dialog";
import { Money } from "../../../ui/money";
import type { Payment } from "./use-payment";

interface CancelDialogProps {
  payment: Payment;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Asks before an order is cancelled, with its amount once more. Where that fails the question stays open with the
 * reason; where it succeeds, the page of a closed order has no such question.
 */
export function CancelDialog({ payment, isOpen, onClose }: CancelDialogProps) {
  const { t } = useTranslation("order");
  const titleOf = useOrderTitle();
  const describeError = useDescribeError();
  // The problem of an earlier payment is not one of cancelling.
  const [isTried, setTried] = useState(false);
  const { order, busy } = payment.state;
  const problem = useCurrentFailure(payment.state.problem);
  const close = () => {
    setTried(false);
    onClose();
  };
  return (
    <MessageDialog
      isOpen={isOpen}
      isWarning
      hasCancel
      isPending={busy === "cancelling"}
      busyLabel={t("cancel.busy")}
      title={t("cancel.title")}
      cancelLabel={t("cancel.keep")}
      confirmLabel={t("cancel.confirm")}
      onConfirm={() => {
        setTried(true);
        payment.send({ is: "cancel" });
      }}
      onCancel={close}
      onClose={close}
    >
      <p>{titleOf(order)}</p>
      {order.coupon && <p>{t("cancel.couponBack", { name: order.coupon.name })}</p>}
      <p className="mt-1 font-semibold text-ink">
        <Money amount={order.finalAmount} currency={currencySymbol(order.currency)} />
      </p>
      <FieldMessage
        id={`cancel-${order.orderNo}`}
        error={isTried && problem !== null && describeError(problem)}
      />
    </MessageDialog>
  );
}
