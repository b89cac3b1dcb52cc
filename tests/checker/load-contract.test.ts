import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Documents } from "../../scripts/contract-check/document/documents";
import { instanceId, type ResourceInstance } from "../../scripts/contract-check/engine/resource-instance";
import { loadContract } from "../../scripts/contract-check/load/contract";
import { findResources } from "../../scripts/contract-check/plan/resources";
import { readResponse } from "../../scripts/contract-check/send/read-response";
import { temporaryFolder } from "../support/temporary-folder";

const item = { type: "object", properties: { name: { type: "string" } } };
const list = {
  description: "All.",
  content: { "application/json": { schema: { type: "array", items: item } } },
};

function load(parameters: readonly unknown[]) {
  const folder = temporaryFolder({});
  const contract = {
    openapi: "3.0.3",
    paths: {
      "/tokens": {
        get: { operationId: "listTokens", parameters, responses: { "200": list } },
        post: { operationId: "createToken", responses: { "201": { description: "Made." } } },
      },
      "/tokens/{token}/uses": {
        parameters: [{ name: "token", in: "path", required: true, schema: { type: "string" } }],
        get: { operationId: "listUses", responses: { "200": list } },
      },
    },
  };
  const file = join(folder, "contract.json");
  writeFileSync(file, JSON.stringify(contract));
  return loadContract(file, new Documents());
}

const query = (name: string) => ({ name, in: "query", schema: { type: "string" } });

test.each([
  [["sortBy"], true],
  [["sortBy", "sortOrder"], false],
])("a list with %j is sorted by names with a minus: %j", (names, isSorted) => {
  const [operation] = load(names.map(query)).operations;
  expect(operation?.sort !== undefined).toBe(isSorted);
});

/** The id of a created token whose response has these headers and this text. */
function idOf(location: string, text: string): unknown {
  const contract = load([]);
  const create = contract.operations.find(({ id }) => id === "createToken");
  const resource = create && findResources([contract]).roles.get(create)?.resource;
  if (!create || !resource) throw new Error("no resource");
  const call = { operation: create, parameters: new Map(), credentials: new Map() };
  const request = { method: "POST", url: "", headers: {}, body: undefined };
  const headers = { location: [location], "content-type": ["text/plain"] };
  const response = { status: 201, headers, body: Buffer.from(text), ms: 1 };
  const exchange = readResponse(call, request, response, undefined);
  const instance: ResourceInstance = {
    resource,
    userIndex: 0,
    payload: exchange.payload,
    ids: new Map(),
    steps: [exchange],
    isOwn: true,
    isDeleted: false,
    sentBody: { name: "ci" },
  };
  return instanceId(instance, "token");
}

test("an id comes from Location, and neither from a plain text nor from a Location that leads to the list", () => {
  expect(idOf("/tokens/t-17", "OK")).toBe("t-17");
  expect(idOf("/tokens", "OK")).toBeUndefined();
});

test("a reference that leads nowhere is named with its own line, deep inside schemas too", () => {
  const text = `openapi: 3.1.0
info: { title: Notes, version: "1" }
paths:
  /notes:
    get:
      operationId: listNotes
      responses:
        "200":
          description: They.
          content: { application/json: { schema: { $ref: "#/components/schemas/Note" } } }
components:
  schemas:
    Note:
      type: object
      properties:
        id: { type: string, readOnly: true }
        author:
          $ref: "#/components/schemas/Nobody"
`;
  const file = join(temporaryFolder({ "contract.yaml": text }), "contract.yaml");
  expect(() => loadContract(file, new Documents())).toThrow(
    `${file}:17: the reference #/components/schemas/Nobody leads nowhere.`,
  );
});
