import type { components } from "../../../generated/mall";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { useOrderCancellation } from "../../../shared/use-order-cancellation";
import { Button } from "../../../ui/button";
import { FieldMessage } from "../../../ui/field-message";
import { MessageDialog } from "../../../ui/message-dialog";

interface CancelOrderProps {
  order: components["schemas"]["Order"];
  /** The order is not what the page shows any more and is to be asked for again. */
  onRefused: () => void;
}

/** Cancels an unpaid order after asking; the amount in question is repeated. */
export function CancelOrder({ order, onRefused }: CancelOrderProps) {
  const { t } = useTranslation("promoter-orders");
  const formats = useFormats();
  const { orderId, title, currency, finalAmount } = order;
  const cancellation = useOrderCancellation({ order, doneText: t("cancel.done"), onRefused });
  return (
    <>
      <Button size="small" onClick={cancellation.ask}>
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
          <p>{t("cancel.text", { title, amount: formats.money(finalAmount, { currency }) })}</p>
          <FieldMessage id={`cancel-${orderId}`} error={cancellation.problem} />
        </MessageDialog>
      )}
    </>
  );
}
