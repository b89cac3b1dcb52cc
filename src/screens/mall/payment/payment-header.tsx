import { HelpLink } from "../../../forms/help-link";
import { currencySymbol } from "../../../i18n/money-format";
import { useFormats } from "../../../i18n/use-formats";
import { useMessage } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { useZonedFormats } from "../../../i18n/use-zoned-formats";
import { message } from "../../../rules/messages";
import { OrderAmount } from "../../../shared/order-lines/order-amount";
import { refundEffect } from "../../../shared/order-status/refund-effect";
import { classNames } from "../../../ui/class-names";
import { ClosingLine, type ClosingState } from "../../../ui/closing-line";
import { Money } from "../../../ui/money";
import { useLostFocus } from "../../../ui/use-lost-focus";
import { clockTime } from "./clock-time";
import { type PaymentState, phaseOf } from "./machine/payment-state";

interface PaymentHeaderProps {
  state: PaymentState;
  /** Whether another way is chosen than the one that was begun. */
  isReplacing: boolean;
}

/** The state, the amount on its line, and the next action. */
export function PaymentHeader({ state, isReplacing }: PaymentHeaderProps) {
  const { order } = state;
  const heading = useHeading(state, isReplacing);
  const phase = phaseOf(state);
  // With each step the button that led to it goes.
  const place = useLostFocus<HTMLHeadingElement>(heading);
  const isPaid = phase === "paid" && order.state !== "refunding";
  const closing: ClosingState = isPaid ? "paid" : order.state === "unpaid" ? "open" : "closed";
  return (
    <div className="text-center">
      <div role="status" aria-live="polite">
        <h1 ref={place} tabIndex={-1} className="text-20 md:text-26">
          {heading}
        </h1>
      </div>
      <div className="mt-2">
        <OrderAmount
          order={order}
          className={classNames("no-underline!", amountSize(order.finalAmount), isPaid && "text-green")}
        >
          <Money amount={order.finalAmount} currency={currencySymbol(order.currency)} isLarge />
        </OrderAmount>
      </div>
      <div className="mx-auto mt-3 max-w-60">
        <ClosingLine state={closing} />
      </div>
      <div className="mx-auto mt-4 max-w-reading text-balance">
        <HeaderText state={state} isReplacing={isReplacing} />
      </div>
    </div>
  );
}

/** The more digits, the smaller: an amount is one line of a phone, also where its reader made all text large. */
function amountSize({ length }: string): string {
  if (length <= 10) return "text-[min(var(--size-46),13vw)] leading-[1.3]";
  return length <= 13
    ? "text-[min(var(--size-34),9.5vw)] leading-[1.35]"
    : "text-[min(var(--size-26),7.5vw)] leading-[1.4]";
}

function useHeading(state: PaymentState, isReplacing: boolean): string {
  const { t } = useTranslation("mall-pay");
  const translateMessage = useMessage();
  const { order } = state;
  if (order.state === "cancelled") return t("head.orderCancelled");
  if (order.state === "expired") return t("head.orderExpired");
  if (order.state === "refunding" || order.state === "refunded") return t(`head.${order.state}`);
  const phase = phaseOf(state);
  if (phase === "failed") return translateMessage(message("pay.failed"));
  if (phase === "cancelled") return translateMessage(message("pay.cancelled"));
  if (phase === "handedOver") {
    if (isReplacing) return t("head.created");
    const kind = state.started?.payload.kind;
    return t(kind === "scan" ? "head.scan" : kind === "bankTransfer" ? "head.transfer" : "head.handedOver");
  }
  return t(`head.${phase}`);
}

function HeaderText({ state, isReplacing }: PaymentHeaderProps) {
  const { t } = useTranslation("mall-pay");
  const { date } = useFormats();
  const { zone } = useZonedFormats();
  const translateMessage = useMessage();
  const { order } = state;
  const phase = phaseOf(state);
  if (phase === "paid" && order.state !== "refunding" && order.paidAt !== null) {
    const time = `${date(order.paidAt, "always")} ${clockTime(order.paidAt)}${zone(order.paidAt)}`;
    const payTypeName = order.payment?.payTypeName;
    return (
      <p className="figures text-ink2">
        {payTypeName === undefined ? t("text.free", { time }) : t("text.paidBy", { time, way: payTypeName })}
      </p>
    );
  }
  if (phase === "confirming" || phase === "unknown")
    return (
      <p>
        {t(`text.${phase}`)}
        <b className="block">{t("text.dontPay")}</b>
      </p>
    );
  return (
    <p className="text-ink2">
      {t(textKey(state, isReplacing))}{" "}
      {phase === "failed" && <HelpLink text={translateMessage(message("pay.failed"))} />}
    </p>
  );
}

function textKey(state: PaymentState, isReplacing: boolean) {
  const { order, attempt, started } = state;
  if (order.state === "cancelled") return order.coupon ? "text.orderCancelledCoupon" : "text.orderCancelled";
  if (order.state === "expired") return order.coupon ? "text.orderExpiredCoupon" : "text.orderExpired";
  if (order.state === "refunding") return "text.refunding";
  const effect = refundEffect(order);
  if (effect !== null) return `text.refunded.${effect}` as const;
  switch (phaseOf(state)) {
    case "failed":
      return attempt?.claim === "unavailable" ? "text.unavailable" : "text.failed";
    case "cancelled":
      return "text.cancelled";
    case "handedOver":
      if (isReplacing) return "text.replacing";
      if (started === null) return "text.elsewhere";
      if (started.payload.kind === "scan") return "text.scan";
      return started.payload.kind === "bankTransfer" ? "text.transfer" : "text.handedOver";
    default:
      return "text.created";
  }
}
