import { useState } from "react";
import { useCancelOrder } from "../../../api/mall/mutations";
import { type ClientError, toResult } from "../../../client/client-error";
import { useFormats } from "../../../i18n/use-formats";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { useOrderTitle } from "../../../shared/order-lines/use-order-title";
import { Button } from "../../../ui/button";
import type { ButtonSize } from "../../../ui/button-class";
import { FieldMessage } from "../../../ui/field-message";
import { MessageDialog } from "../../../ui/message-dialog";
import { toaster } from "../../../ui/toaster";
import type { Order } from "./order";

interface CancelOrderButtonProps {
  order: Order;
  size?: ButtonSize;
  /** The server refused: the order has to be fetched again. */
  onRefused: () => void;
}

/** Cancels an unpaid order, after asking. */
export function CancelOrderButton({ order, size, onRefused }: CancelOrderButtonProps) {
  const { t } = useTranslation("account-orders");
  const formats = useFormats();
  const titleOf = useOrderTitle();
  const describeError = useDescribeError();
  const cancel = useCancelOrder();
  /** Null until the question is first asked: most orders of a list are never cancelled. */
  const [isConfirming, setConfirming] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<ClientError | null>(null);
  const { orderId, userId, finalAmount, currency } = order;

  const handleConfirm = async () => {
    setProblem(null);
    const result = await toResult(cancel.mutateAsync({ orderId, userId }));
    if (result.ok) {
      setConfirming(false);
      toaster.success(t("cancel.done"));
      return;
    }
    if (result.error.kind !== "refused") return setProblem(result.error);
    // The refetched order may remove this button, so the reason shows elsewhere.
    setConfirming(false);
    toaster.error(describeError(result.error));
    onRefused();
  };
  const close = () => {
    setConfirming(false);
    setProblem(null);
  };
  return (
    <>
      <Button size={size} onClick={() => setConfirming(true)}>
        {t("act.cancel")}
      </Button>
      {isConfirming !== null && (
        <MessageDialog
          isOpen={isConfirming}
          isWarning
          hasCancel
          isPending={cancel.isPending}
          title={t("cancel.title")}
          confirmLabel={t("cancel.confirm")}
          cancelLabel={t("cancel.keep")}
          busyLabel={t("cancel.busy")}
          onConfirm={() => void handleConfirm()}
          onCancel={close}
          onClose={close}
        >
          <p>
            {t("cancel.text", {
              title: titleOf(order),
              amount: formats.money(finalAmount, { currency }),
            })}
          </p>
          {order.coupon && <p>{t("cancel.couponBack", { name: order.coupon.name })}</p>}
          <FieldMessage id={`cancel-${orderId}`} error={problem ? describeError(problem) : undefined} />
        </MessageDialog>
      )}
    </>
  );
}
