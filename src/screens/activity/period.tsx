import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import type { components } from "../../generated/activity";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import { useZonedFormats } from "../../i18n/use-zoned-formats";
import { countdownText, toLocalDeadline } from "../../shared/server-deadline";
import { State } from "../../ui/state";
import { useCountdown } from "../../ui/use-countdown";

type Period = components["schemas"]["ActivityPeriod"];

/** Countdowns longer than this name the date instead, in seconds. */
const countedDown = 24 * 60 * 60;

interface PeriodStateProps {
  period: Period;
  /** Called once when the period begins or ends while it is shown: reads that depend on it are to be fetched again. */
  onChange: () => void;
  /** Whether the period is being read. */
  isReading: boolean;
}

/**
 * Whether an activity has begun or is over, counting down in the server's time. Where what follows could not be fetched,
 * a button asks for it again.
 */
export function PeriodState({ period, onChange, isReading }: PeriodStateProps) {
  const { phase } = period;
  const seconds = useBoundary(period, onChange);
  const isReached = phase !== "ended" && seconds === 0;
  const place = useRef<HTMLSpanElement>(null);
  const { t } = useTranslation(["activity", "common"]);
  const handlePress = () => {
    // The button may be gone at once, its place stays.
    place.current?.focus();
    onChange();
  };
  return (
    <span ref={place} tabIndex={-1} className="inline-block rounded-tag">
      {isReached && isReading ? (
        <span role="status" className="text-ink2">
          {t("common:status.loading")}
        </span>
      ) : isReached ? (
        <button type="button" className="text-link touch-area rounded-tag" onClick={handlePress}>
          {t("activity:period.reached")}
        </button>
      ) : (
        <PhaseState period={period} seconds={seconds} />
      )}
    </span>
  );
}

interface PhaseStateProps {
  period: Period;
  /** Seconds until it begins or ends. */
  seconds: number;
}

function PhaseState({ period, seconds }: PhaseStateProps) {
  const { t } = useTranslation("activity");
  const { date } = useFormats();
  const { zonedDateTime, zone } = useZonedFormats();
  const { phase, startsAt, endsAt } = period;
  if (phase === "ended")
    return (
      <State shape="dash" tone="ink2">
        {t("period.ended", { date: date(endsAt, "always") + zone(endsAt) })}
      </State>
    );
  const isSoon = seconds <= countedDown;
  if (phase === "upcoming")
    return (
      <State shape="ring" tone="amber">
        <span role="timer" className="whitespace-normal tabular-nums">
          {isSoon
            ? t("period.startsIn", { time: countdownText(seconds) })
            : t("period.startsAt", { time: zonedDateTime(startsAt, "always") })}
        </span>
      </State>
    );
  return (
    <State shape="disc" tone="green">
      <span role="timer" className="whitespace-normal tabular-nums">
        {isSoon
          ? t("period.endsIn", { time: countdownText(seconds) })
          : t("period.endsAt", { time: zonedDateTime(endsAt, "always") })}
      </span>
    </State>
  );
}

/** Seconds until a period begins or ends, by the server's clock; 0 when it is over. `onChange` is called at 0. */
function useBoundary({ phase, startsAt, endsAt, serverTime }: Period, onChange: () => void): number {
  const deadline = useMemo(
    () => (phase === "ended" ? null : toLocalDeadline(phase === "upcoming" ? startsAt : endsAt, serverTime)),
    [phase, startsAt, endsAt, serverTime],
  );
  const seconds = useCountdown(deadline);
  const isReached = deadline !== null && seconds === 0;
  const handleReached = useEffectEvent(onChange);
  useEffect(() => {
    if (isReached) handleReached();
  }, [isReached]);
  return seconds;
}
