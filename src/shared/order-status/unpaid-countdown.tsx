import { useEffect, useEffectEvent, useMemo } from "react";
import { useTranslation } from "../../i18n/use-translation";
import { useCountdown } from "../../ui/use-countdown";
import { countdownText, toLocalDeadline } from "../server-deadline";

interface UnpaidCountdownProps {
  order: { readonly unpaidDeadline: string; readonly serverTime: string };
  /** Called once when the time is over: the order has to be fetched again. */
  onEnd?: () => void;
}

/** Time left to pay an order, updated each second, silent for screen readers. */
export function UnpaidCountdown({ order, onEnd }: UnpaidCountdownProps) {
  const { t } = useTranslation("order");
  const { unpaidDeadline, serverTime } = order;
  const deadline = useMemo(() => toLocalDeadline(unpaidDeadline, serverTime), [unpaidDeadline, serverTime]);
  const seconds = useCountdown(deadline);
  const isOver = seconds === 0;
  const handleEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (isOver) handleEnd();
  }, [isOver]);
  return (
    <span role="timer" className="figures font-semibold text-13 text-amber">
      {isOver ? t("countdown.over") : t("countdown.left", { time: countdownText(seconds) })}
    </span>
  );
}
