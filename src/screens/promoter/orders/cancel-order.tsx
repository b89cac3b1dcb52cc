import { useState } from "react";
import { useCancelOrder } from "../../../api/mall/mutations";
import { type ClientError, toResult } from "../../../client/client-error";
import type { components } from "../../../generated/mall";
import { useFormats } from "../../../i18n/use-formats";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { Button } from "../../../ui/button";
import { FieldMessage } from "../../../ui/field-message";
import { MessageDialog } from "../../../ui/message-dialog";
import { toaster } from "../../../ui/toaster";

interface CancelOrderProps {
  order: components["schemas"]["Order"];
  /** The order is not what the page shows any more and is to be asked for again. */
  onRefused: () => void;
}

/** Cancels an unpaid order after asking; the amount in question is repeated. */
export function CancelOrder({ order, onRefused }: CancelOrderProps) {
  const { t } = useTranslation("promoter-orders");
  const formats = useFormats();
  const describeError = useDescribeError();
  const cancel = useCancelOrder();
  /** Null until the question is first asked: most orders of a list are never cancelled. */
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<ClientError | null>(null);
  const { orderId, userId, title, currency, finalAmount } = order;

  const handleConfirm = async () => {
    setProblem(null);
    const result = await toResult(cancel.mutateAsync({ orderId, userId }));
    if (!result.ok && result.error.kind !== "refused") return setProblem(result.error);
    setAsking(false);
    if (result.ok) return toaster.success(t("cancel.done"));
    toaster.error(describeError(result.error));
    onRefused();
  };
  const close = () => {
    setAsking(false);
    setProblem(null);
  };
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t("cancel.open")}
      </Button>
      {isAsking !== null && (
        <MessageDialog
          isOpen={isAsking}
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
          <p>{t("cancel.text", { title, amount: formats.money(finalAmount, { currency }) })}</p>
          <FieldMessage id={`cancel-${orderId}`} error={problem ? describeError(problem) : undefined} />
        </MessageDialog>
      )}
    </>
  );
}
