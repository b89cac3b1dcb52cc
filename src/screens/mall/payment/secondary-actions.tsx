import { useState } from "react";
import { Link } from "react-router-dom";
import { useCurrentFailure } from "../../../forms/use-current-failure";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { addresses } from "../../../shared/routing/addresses";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { CancelDialog } from "./cancel-dialog";
import { canCancel, type PaymentState } from "./machine/payment-state";
import { SupportDialog } from "./support-dialog";
import type { Payment } from "./use-payment";

/** Why the last question to the server went unanswered. */
export function PollProblem({ state }: { state: PaymentState }) {
  const { t } = useTranslation("mall-pay");
  const describeError = useDescribeError();
  const problem = useCurrentFailure(state.pollProblem);
  if (problem === null) return null;
  return (
    <Banner tone="amber" role="status">
      {t("ask.failed", { reason: describeError(problem) })}
    </Banner>
  );
}

/** Why the last action, paying or cancelling, failed. */
export function ActionProblem({ state }: { state: PaymentState }) {
  const describeError = useDescribeError();
  const problem = useCurrentFailure(state.problem);
  if (problem === null) return null;
  return (
    <Banner tone="red" role="alert">
      {describeError(problem)}
    </Banner>
  );
}

interface SecondaryActionsProps {
  payment: Payment;
  hasCancel?: boolean;
  /** Another payment method for a payment that was handed over. */
  onOther?: () => void;
}

/** What else can be done: another way, later, cancel, people to ask. */
export function SecondaryActions({ payment, hasCancel = false, onOther }: SecondaryActionsProps) {
  const { t } = useTranslation("mall-pay");
  const [open, setOpen] = useState<"support" | "cancel" | null>(null);
  const { state } = payment;
  const { order } = state;
  return (
    <div className="flex flex-wrap justify-center gap-x-2 print:hidden">
      {onOther && (
        <Button variant="quiet" onClick={onOther}>
          {t("act.other")}
        </Button>
      )}
      {hasCancel && (
        <Button variant="quiet" render={(linkProps) => <Link to={addresses.userOrders} {...linkProps} />}>
          {t("act.later")}
        </Button>
      )}
      {hasCancel && canCancel(state) && (
        <Button variant="quiet" onClick={() => setOpen("cancel")}>
          {t("act.cancel")}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setOpen("support")}>
        {t("act.support")}
      </Button>
      <SupportDialog orderNo={order.orderNo} isOpen={open === "support"} onClose={() => setOpen(null)} />
      <CancelDialog payment={payment} isOpen={open === "cancel"} onClose={() => setOpen(null)} />
    </div>
  );
}
