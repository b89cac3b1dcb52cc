import Check from "lucide/dist/esm/icons/check.mjs";
import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation";
import { ZoneNote } from "../../../shared/zone-note";
import { Arc } from "../../../ui/arc";
import { Icon } from "../../../ui/icon";
import { useCountdown } from "../../../ui/use-countdown";
import { clockTime } from "./clock-time";
import type { PaymentView } from "./machine/payment-runner";

/** What happened to the money so far, each step with its time; the last is still to come. */
export function PaymentSteps({ view }: { view: PaymentView }) {
  const { t } = useTranslation("mall-pay");
  const { order } = view.state;
  const { payment } = order;
  return (
    <div className="grid gap-5">
      <ol aria-label={t("step.label")} className="grid gap-5">
        <StepRow mark={<Done />} time={order.createdAt}>
          {t("step.created")}
        </StepRow>
        <StepRow mark={<Done />} time={payment?.handedOverAt ?? payment?.createdAt ?? null}>
          {t("step.handedOver")}
        </StepRow>
        <StepRow mark={<Arc className="text-green" />} time={payment?.confirmingAt ?? null} isNow>
          {t("step.waiting")}
          <PollStatus view={view} />
        </StepRow>
        <StepRow mark={<Later />} time={null} isLater>
          {t("step.done")}
        </StepRow>
      </ol>
      <ZoneNote />
    </div>
  );
}

function PollStatus({ view }: { view: PaymentView }) {
  const { t } = useTranslation("mall-pay");
  const seconds = useCountdown(view.nextPollAt);
  const { pollCount } = view.state;
  if (pollCount === 0) return null;
  return (
    <span className="figures block font-normal text-13 text-ink2">
      {seconds > 0
        ? t("step.askedNext", { count: pollCount, seconds })
        : t("step.asked", { count: pollCount })}
    </span>
  );
}

interface StepRowProps {
  mark: ReactNode;
  time: string | null;
  isNow?: boolean;
  isLater?: boolean;
  children: ReactNode;
}

function StepRow({ mark, time, isNow = false, isLater = false, children }: StepRowProps) {
  return (
    <li
      aria-current={isNow ? "step" : undefined}
      className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-start gap-x-4"
    >
      <span className="grid h-6 place-items-center">{mark}</span>
      <span className={isNow ? "font-semibold" : isLater ? "text-ink3" : undefined}>{children}</span>
      {time !== null && (
        <time dateTime={time} className="figures text-13/[1.5rem] text-ink2">
          {clockTime(time)}
        </time>
      )}
    </li>
  );
}

function Done() {
  return <Icon of={Check} className="text-green" />;
}

function Later() {
  return <span className="size-2 rounded-full border border-edge" />;
}
