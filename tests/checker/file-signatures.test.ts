import { expect, test } from "vitest";
import { buildRequest } from "../../scripts/contract-check/send/request";
import { operationsOf } from "./inline-contract";

test.each([
  ["image/png", "89504e47"],
  ["image/jpeg", "ffd8ffe0"],
  ["application/pdf", "25504446"],
  ["text/plain", "74657874"],
])("a generated file of %s begins as its type does, and is as long as it was", (type, start) => {
  const upload = operationsOf({
    "/photos": {
      post: {
        operationId: "upload",
        requestBody: { content: { [type]: { schema: { type: "string", format: "binary" } } } },
        responses: { 201: { description: "Stored." } },
      },
    },
  })("upload");
  const text = "text of a file that is long enough";
  const call = { operation: upload, parameters: new Map(), credentials: new Map(), body: text };
  const { body } = buildRequest(call, "http://localhost");
  expect(Buffer.from(body ?? "").toString("hex", 0, 4)).toBe(start);
  expect(Buffer.from(body ?? "")).toHaveLength(text.length);
});
