import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFailureWords } from "../../../i18n/use-message";
import { addresses } from "../../../parts/routing/addresses";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { CancelDialog } from "./cancel-dialog";
import { canCancel, type PaymentState } from "./machine/payment-state";
import { SupportDialog } from "./support-dialog";
import type { Payment } from "./use-payment";

/** Why the last question to the server went unanswered. */
export function AskProblem({ state }: { state: PaymentState }) {
  const { t } = useTranslation("mall-pay");
  const say = useFailureWords();
  if (state.askProblem === null) return null;
  return (
    <Banner tone="amber" role="status">
      {t("ask.failed", { reason: say(state.askProblem) })}
    </Banner>
  );
}

interface QuietActsProps {
  payment: Payment;
  hasCancel?: boolean;
  /** Another way to pay what was handed over. */
  onOther?: () => void;
}

/** What else can be done: another way, later, cancel, people to ask. */
export function QuietActs({ payment, hasCancel = false, onOther }: QuietActsProps) {
  const { t } = useTranslation("mall-pay");
  const [open, setOpen] = useState<"support" | "cancel" | null>(null);
  const { state } = payment;
  const { order } = state;
  return (
    <div className="flex flex-wrap justify-center gap-x-2">
      {onOther && (
        <Button look="quiet" onClick={onOther}>
          {t("act.other")}
        </Button>
      )}
      {hasCancel && (
        <Button look="quiet" render={(parts) => <Link to={addresses.userOrders} {...parts} />}>
          {t("act.later")}
        </Button>
      )}
      {hasCancel && canCancel(state) && (
        <Button look="quiet" onClick={() => setOpen("cancel")}>
          {t("act.cancel")}
        </Button>
      )}
      <Button look="quiet" onClick={() => setOpen("support")}>
        {t("act.support")}
      </Button>
      <SupportDialog orderNo={order.orderNo} isOpen={open === "support"} onClose={() => setOpen(null)} />
      <CancelDialog payment={payment} isOpen={open === "cancel"} onClose={() => setOpen(null)} />
    </div>
  );
}
