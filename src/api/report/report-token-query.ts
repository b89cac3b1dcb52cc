import { queryOptions } from "@tanstack/react-query";
import { type ClientError, unwrap } from "../../client/client-error";
import type { components } from "../../generated/report";
import { reportClient } from "./client";

type ReportToken = components["schemas"]["ReportToken"];

export const reportTokenKey = "getReportToken";

/** The token every other report call carries. Asked for again a minute before it runs out. */
export function reportTokenQuery(kdUid: string) {
  return queryOptions<ReportToken, ClientError, ReportToken, string[]>({
    staleTime: ({ state }) => staleTimeOf(state.data, state.dataUpdatedAt),
    queryKey: [reportTokenKey, kdUid],
    queryFn: ({ signal }) =>
      unwrap(reportClient.GET("/zhjsrv/user/bykduid", { params: { query: { kdUid } }, signal })),
  });
}

function staleTimeOf(token: ReportToken | undefined, receivedAt: number): number {
  return token === undefined ? 0 : Math.max(0, Date.parse(token.expires_at) - receivedAt - 60_000);
}
