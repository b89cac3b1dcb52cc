import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { type Result, unwrap } from "../../client/client-error";
import { configureClient } from "../../client/configuration";
import { reportTokenKey, reportTokenQuery } from "./report-token-query";

/**
 * Asks for the report token of an account and sends it with every report call as long as the component is mounted.
 * Children that read the report may be mounted once it is there.
 */
export function useReportAccess(kdUid: string) {
  const client = useQueryClient();
  // Before the effects of the children, in which their reads begin.
  useLayoutEffect(() => {
    const { queryKey } = reportTokenQuery(kdUid);
    configureClient({
      reportCredentials() {
        const held = client.getQueryData(queryKey);
        return held === undefined ? null : { token: held.kd_token, guid: held.guid };
      },
    });
    return () => configureClient({ reportCredentials: () => null });
  }, [client, kdUid]);
  return useQuery(reportTokenQuery(kdUid));
}

/**
 * Calls the report service. Where it no longer takes the token, which ends before its time with the session or on the
 * server, nothing was done: a new one is asked for and the call is tried once more. Throws the `ClientError` of the last
 * try.
 */
export async function callWithAccess<T>(client: QueryClient, call: () => Promise<Result<T>>): Promise<T> {
  const result = await call();
  if (result.ok) return result.data;
  if (result.error.kind !== "signed-out") throw result.error;
  // Calls that are refused at the same time share one question.
  await client.refetchQueries({ queryKey: [reportTokenKey], type: "active" }, { cancelRefetch: false });
  return unwrap(call());
}
