import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { reportProblem } from "../../platform/report";
import { removeStored } from "../../platform/storage";
import { mayTrack, useConsent } from "../consent";
import type { VisitWatch } from "./watch-visits";

/** Logs what a visitor does who agreed to it. The code for that comes with the consent, and no page waits for it. */
export function VisitLog() {
  const { pathname } = useLocation();
  const { choice } = useConsent();
  const isAllowed = choice?.analytics === true;
  const [watch, setWatch] = useState<VisitWatch | null>(null);

  useEffect(() => {
    if (!isAllowed) return;
    let started: VisitWatch | null = null;
    let isOver = false;
    import("./watch-visits").then(
      ({ watchVisits }) => {
        if (isOver) return;
        started = watchVisits();
        setWatch(started);
      },
      (error: unknown) => reportProblem("The visit log could not be fetched", error),
    );
    return () => {
      isOver = true;
      started?.stop();
      setWatch(null);
    };
  }, [isAllowed]);

  useEffect(() => {
    // Without consent nothing of a visitor may stay on the device.
    if (!isAllowed) return removeStored("tracking");
    // A later sign-in makes a new code, which nothing connects with what was logged.
    return () => {
      if (!mayTrack()) removeStored("deviceCode");
    };
  }, [isAllowed]);

  useEffect(() => watch?.visit(pathname), [watch, pathname]);
  return null;
}
