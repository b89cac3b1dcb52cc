import type { QueryClient } from "@tanstack/react-query";
import { isOutcomeUnknown, unwrap } from "../../client/client-error";
import { asOfNow, sendOrFind } from "../../client/send-or-find";
import type { components } from "../../generated/promoter";
import { promoterClient } from "./client";
import { customerLabelsQuery } from "./queries";

type Schemas = components["schemas"];

/** Sets the labels of a customer; where the answer is lost, what the customer carries tells. Rejects with a `ClientError`. */
export function saveLabels(
  queries: QueryClient,
  body: Schemas["LabelChange"],
): Promise<Schemas["CustomerLabels"]> {
  return sendOrFind(
    () => unwrap(promoterClient.POST("/ommall/srvmall/promoter/mch/label", { body })),
    async () => {
      const carried = await queries.fetchQuery({ ...customerLabelsQuery(body.kdUid), ...asOfNow });
      return isSame(carried.labels, body.labels) ? carried : null;
    },
    isOutcomeUnknown,
  );
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((label) => others.includes(label));
}
