import type { QueryClient } from "@tanstack/react-query";
import { isOutcomeUnknown, unwrap } from "../../client/client-error";
import { asOfNow, sendOrFind } from "../../client/send-or-find";
import type { components } from "../../generated/promoter";
import { promoterClient } from "./client";
import { customerLabelsQuery } from "./queries";

type Schemas = components["schemas"];

/** What becomes of a customer's labels: worked out from those carried when it is saved, not from those on screen. */
export interface LabelEdit {
  readonly kdUid: string;
  readonly edit: (labels: readonly string[]) => readonly string[];
}

/**
 * Changes the labels of a customer. The server takes all of them at once, so those another tab or device has given
 * meanwhile are read first, and stay. Where the answer is lost, what the customer carries tells. Rejects with a
 * `ClientError`.
 */
export async function saveLabels(
  queries: QueryClient,
  { kdUid, edit }: LabelEdit,
): Promise<Schemas["CustomerLabels"]> {
  const read = () => queries.fetchQuery({ ...customerLabelsQuery(kdUid), ...asOfNow });
  const before = await read();
  const labels = [...edit(before.labels)];
  if (isSame(before.labels, labels)) return before;
  return sendOrFind(
    () => unwrap(promoterClient.POST("/ommall/srvmall/promoter/mch/label", { body: { kdUid, labels } })),
    async () => {
      const carried = await read();
      return isSame(carried.labels, labels) ? carried : null;
    },
    isOutcomeUnknown,
  );
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((label) => others.includes(label));
}
