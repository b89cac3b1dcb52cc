import { useEffect, useRef } from "react";
import { useLogUsageBatch } from "../../../api/account/mutations";
import { mayTrack } from "../../../parts/consent";
import { useClient } from "../../../parts/use-client";
import { currentPath } from "../../../platform/address";
import { now } from "../../../platform/clock";
import { deviceCode } from "../../../platform/device-code";
import { reportProblem } from "../../../platform/report";
import { readStored } from "../../../platform/storage";
import { origins, timings } from "../../../rules/limits";

interface HoverHandlers {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/**
 * Counts in steps how long the pointer rests on something, and logs it when that was long. Nothing is sent without
 * the visitor's consent, and a log that fails bothers nobody.
 */
export function useHoverLog(name: string): HoverHandlers {
  const { isIos, isAndroid } = useClient();
  const { mutateAsync: send } = useLogUsageBatch();
  const steps = useRef(0);
  const timer = useRef<ReturnType<typeof setInterval> | undefined>(undefined);
  useEffect(() => () => clearInterval(timer.current), []);

  const log = (durationMs: number) => {
    const record = {
      origin: isAndroid ? origins.log.android : isIos ? origins.log.ios : origins.log.web,
      productId: origins.usageProduct,
      operName: name,
      kdUid: loggedInUser(),
      deviceId: deviceCode(),
      page: currentPath(),
      occurredAt: new Date(now()).toISOString(),
      durationMs,
    };
    send({ logs: [record] }).catch((error: unknown) => reportProblem("A log was not taken", error));
  };

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
      if (durationMs > timings.hoverLogged && mayTrack()) log(durationMs);
    },
  };
}

function loggedInUser(): string | null {
  const kdUid = readStored("userInfo")?.["kdUid"];
  return typeof kdUid === "string" ? kdUid : null;
}
