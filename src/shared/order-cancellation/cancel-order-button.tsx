import type { components } from "../../generated/mall";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import { Button } from "../../ui/button";
import type { ButtonSize } from "../../ui/button-class";
import { FieldMessage } from "../../ui/field-message";
import { MessageDialog } from "../../ui/message-dialog";
import { useOrderTitle } from "../order-lines/use-order-title";
import { useOrderCancellation } from "./use-order-cancellation";

interface CancelOrderButtonProps {
  order: components["schemas"]["Order"];
  size?: ButtonSize;
  /** The server refused: the order has to be fetched again. */
  onRefused: () => void;
}

/** Cancels an unpaid order, after asking. */
export function CancelOrderButton({ order, size, onRefused }: CancelOrderButtonProps) {
  const { t } = useTranslation("order");
  const formats = useFormats();
  const titleOf = useOrderTitle();
  const { orderId, finalAmount, currency } = order;
  const cancellation = useOrderCancellation({ order, doneText: t("cancel.done"), onRefused });
  return (
    <>
      <Button size={size} onClick={cancellation.ask}>
        {t("cancel.open")}
      </Button>
      {cancellation.isAsking !== null && (
        <MessageDialog
          isOpen={cancellation.isAsking}
          isWarning
          hasCancel
          isPending={cancellation.isPending}
          title={t("cancel.title")}
          confirmLabel={t("cancel.confirm")}
          cancelLabel={t("cancel.keep")}
          busyLabel={t("cancel.busy")}
          onConfirm={cancellation.confirm}
          onCancel={cancellation.close}
          onClose={cancellation.close}
        >
          <p>
            {t("cancel.text", {
              title: titleOf(order),
              amount: formats.money(finalAmount, { currency }),
            })}
          </p>
          {order.coupon && <p>{t("cancel.couponBack", { name: order.coupon.name })}</p>}
          <FieldMessage id={`cancel-${orderId}`} error={cancellation.problem} />
        </MessageDialog>
      )}
    </>
  );
}
