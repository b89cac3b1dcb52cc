import { useEffect } from "react";
import { reportProblem } from "../../platform/report";
import { useConsent } from "../consent";
import { mayReportErrors } from "./may-report";

/** Reports errors of visitors who agreed to it, on the hosts of the settings; elsewhere no code for it is fetched. */
export function ErrorReports() {
  const { choice } = useConsent();
  const isAllowed = choice?.analytics === true;
  useEffect(() => {
    if (!isAllowed || !mayReportErrors()) return;
    let stop: (() => void) | null = null;
    let isOver = false;
    import("./start-reports").then(
      ({ startReports }) => {
        if (!isOver) stop = startReports();
      },
      (error: unknown) => reportProblem("Error reporting could not be fetched", error),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isAllowed]);
  return null;
}
