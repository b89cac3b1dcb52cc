import { useEffect, useRef } from "react";
import { timings } from "../../../rules/limits";
import { trackUsage } from "../../../shared/tracking/track";

interface HoverHandlers {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/** Counts in steps how long the pointer rests on something, and logs it when that was long. */
export function useHoverLog(name: string): HoverHandlers {
  const steps = useRef(0);
  const timer = useRef<ReturnType<typeof setInterval> | undefined>(undefined);
  useEffect(() => () => clearInterval(timer.current), []);

  return {
    onPointerEnter: () => {
      clearInterval(timer.current);
      steps.current = 0;
      timer.current = setInterval(() => {
        steps.current += 1;
      }, timings.hoverStep);
    },
    onPointerLeave: () => {
      clearInterval(timer.current);
      const durationMs = steps.current * timings.hoverStep;
      steps.current = 0;
      if (durationMs > timings.hoverLogged) trackUsage(name, durationMs);
    },
  };
}
