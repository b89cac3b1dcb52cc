import { join } from "node:path";
import { expect, test } from "vitest";
import { Documents } from "../../scripts/contract-check/document/documents";
import type { Place } from "../../scripts/contract-check/document/place";
import { loadContract } from "../../scripts/contract-check/load/contract";
import { withoutWriteOnly } from "../../scripts/contract-check/rules/shared/without-write-only";
import { sendable } from "../../scripts/contract-check/schema/sendable";
import { Validator } from "../../scripts/contract-check/schema/validator";
import { temporaryFolder } from "../support/temporary-folder";

const account = {
  type: "object",
  required: ["id", "name", "password"],
  properties: {
    id: { $ref: "#/components/schemas/Id" },
    name: { type: "string" },
    password: { type: "string", writeOnly: true },
  },
};

/** The missing properties of `{}` as request and as response body of one operation. */
function missingByDirection(schema: unknown, more: Record<string, unknown> = {}) {
  const content = { "application/json": { schema } };
  const contract = {
    openapi: "3.1.0",
    paths: {
      "/accounts": {
        post: {
          operationId: "addAccount",
          requestBody: { content },
          responses: { "201": { description: "Made.", content } },
        },
      },
    },
    components: { schemas: { Account: account, Id: { type: "integer", readOnly: true } } },
  };
  const files = Object.entries({ "contract.json": contract, ...more });
  const folder = temporaryFolder(Object.fromEntries(files.map(([name, one]) => [name, JSON.stringify(one)])));
  const documents = new Documents();
  const [operation] = loadContract(join(folder, "contract.json"), documents).operations;
  const inRequest = operation?.body?.media[0]?.schema;
  const inResponse = operation?.responses[0]?.media[0]?.schema;
  if (!inRequest || !inResponse) throw new Error("no schema");
  const validator = new Validator();
  validator.addSchemas(documents.all().map((source) => ({ value: source.value, source, pointer: "" })));
  const missing = (place: Place): string[] => validator.check(place, {}).map(({ pointer }) => pointer);
  return {
    documents,
    inRequest,
    missing: { inRequest: missing(inRequest), inResponse: missing(inResponse) },
  };
}

test.each([
  ["in the schema itself", account, {}],
  ["behind a reference", { $ref: "#/components/schemas/Account" }, {}],
  [
    "where another part of the schema requires it",
    { allOf: [{ properties: account.properties }, { required: account.required }] },
    {},
  ],
  [
    "in another file",
    { $ref: "more.json#/Account" },
    {
      "more.json": {
        Account: { ...account, properties: { ...account.properties, id: { $ref: "#/Id" } } },
        Id: { type: "integer", readOnly: true },
      },
    },
  ],
])(
  "a read-only property is required in responses alone, a write-only one in requests, %s",
  (_, schema, more) => {
    const { missing } = missingByDirection(schema, more);
    expect(missing).toEqual({ inRequest: ["/name", "/password"], inResponse: ["/id", "/name"] });
  },
);

test("an example is sent without read-only properties", () => {
  const { documents, inRequest } = missingByDirection({ $ref: "#/components/schemas/Account" });
  expect(sendable(documents, inRequest, { id: 7, name: "Ann", password: "x" })).toEqual({
    name: "Ann",
    password: "x",
  });
});

test("members that are only written are not expected back, at any depth", () => {
  const owner = { type: "object", properties: { account: { allOf: [account] } } };
  const { documents, inRequest } = missingByDirection({
    type: "object",
    properties: { owners: { type: "array", items: owner }, secret: { type: "string", writeOnly: true } },
  });
  const sent = { owners: [{ account: { name: "Ann", password: "hunter22" } }], secret: "s" };
  expect(withoutWriteOnly(documents, inRequest, sent)).toEqual({ owners: [{ account: { name: "Ann" } }] });
});
