import { useMutation } from "@tanstack/react-query";
import type { components } from "../../generated/report";
import { reportClient } from "./client";
import { callWithAccess } from "./report-access";

type Feedback = components["schemas"]["WeeklyFeedback"];

/** Sends an opinion on a week's report; it replaces the reader's earlier one. No query shows opinions, so none turns stale. */
export function useAddWeeklyFeedback() {
  return useMutation({
    mutationFn: (body: Feedback, { client }) =>
      callWithAccess(client, () => reportClient.POST("/zhjsrv/user/weekly/feedback", { body })),
  });
}
