import { useEffect } from "react";
import { reportProblem } from "../platform/report";

/** Logs a failed read under the published text, once per failure; nothing while `error` is null or undefined. */
export function useReportedFailure(error: unknown, text: string): void {
  useEffect(() => {
    if (error !== null && error !== undefined) reportProblem(text, error);
  }, [error, text]);
}
