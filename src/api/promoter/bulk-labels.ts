import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ClientError, toResult } from "../../client/client-error";
import { waitBriefly } from "../../client/refresh-after";
import { type LabelEdit, saveLabels } from "./save-labels";

export interface BulkLabelRequest {
  readonly changes: readonly LabelEdit[];
  /** Called after each customer with how many are done. */
  readonly onProgress: (done: number) => void;
}

export interface BulkLabelOutcome {
  readonly done: number;
  /** Why it stopped before the end; null when every customer was labelled. */
  readonly error: ClientError | null;
}

/** What shows labels. */
const stale = [
  "listCustomers",
  "searchCustomer",
  "getCustomer",
  "listCustomerLabels",
  "listLabels",
  "listLabelNames",
] as const;

/**
 * Labels several customers, one call after the other, because the server takes one at a time. It stops at the first
 * failure: what was done stays done, and sending the same again changes nothing that is right already.
 */
export function useLabelCustomers() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ changes, onProgress }: BulkLabelRequest): Promise<BulkLabelOutcome> => {
      let done = 0;
      for (const change of changes) {
        const result = await toResult(saveLabels(queries, change));
        if (!result.ok) return { done, error: result.error };
        done += 1;
        onProgress(done);
      }
      return { done, error: null };
    },
    onSettled: () =>
      waitBriefly(Promise.all(stale.map((name) => queries.invalidateQueries({ queryKey: [name] })))),
  });
}
