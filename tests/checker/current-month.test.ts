import { expect, test } from "vitest";
import { withCurrentMonth } from "../../scripts/contract-check/engine/recent-moments";
import { noteTimes } from "../../scripts/contract-check/engine/time-window";
import { readResponse } from "../../scripts/contract-check/send/read-response";
import { checkerOf, operationsOf } from "./inline-contract";
import { json, object } from "./servers/schema-parts";

/** The body for last October as it is sent, the server's clock showing a day of November. */
function bodyFor(description: string): unknown {
  const operation = operationsOf({
    "/invoices": {
      post: {
        operationId: "createInvoice",
        description,
        requestBody: { required: true, content: json(object({ month: { type: "string" } })) },
        responses: { "201": { description: "Made." } },
      },
    },
  })("createInvoice");
  const checker = checkerOf(operation);
  const call = { operation, parameters: new Map(), credentials: new Map() };
  const request = { method: "POST", url: "", headers: {}, body: undefined };
  const headers = { date: ["Tue, 24 Nov 2026 08:00:00 GMT"] };
  noteTimes(
    checker,
    readResponse(call, request, { status: 201, headers, body: Buffer.from(""), ms: 1 }, undefined),
  );
  return withCurrentMonth({ checker }, operation, { month: "2026-10" });
}

test.each([
  ["The month may be the current one but not a future one (422).", "2026-11"],
  ["For the current month or one before it.", "2026-11"],
  ["The month must be over (422).", "2026-10"],
])("a month that may be the running one is that of the server's clock: %s", (description, month) => {
  expect(bodyFor(description)).toEqual({ month });
});
