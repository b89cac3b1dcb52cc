import {
  type ContractModel,
  type ContractOperation,
  type JsonSchema,
  readContract,
} from "../../../mocks/kernel/contract-model";

const text = { type: "string", maxLength: 500 };
const success = {
  type: "object",
  required: ["code", "errcode", "success", "msg"],
  properties: { code: { const: 200 }, errcode: { const: 0 }, success: { const: true }, msg: text },
};
const failure = (code: number, more: Record<string, unknown> = {}) => ({
  type: "object",
  additionalProperties: false,
  required: ["code", "errcode", "success", "msg", "data", ...Object.keys(more)],
  properties: {
    code: { const: code },
    errcode: { const: code * 100 },
    success: { const: false },
    msg: text,
    data: { type: "null" },
    ...more,
  },
});
const field = {
  type: "object",
  additionalProperties: false,
  required: ["field", "key", "message"],
  properties: { field: text, key: text, message: text },
};
const item = {
  type: "object",
  additionalProperties: false,
  required: ["id", "name", "kind", "price", "made"],
  properties: {
    id: { $ref: "#/$defs/Id" },
    name: { type: "string", minLength: 1, maxLength: 40 },
    kind: { type: "string", enum: ["tool", "toy"] },
    price: { type: "string", pattern: "^\\d+\\.\\d{2}$" },
    made: { type: "string", format: "date-time" },
  },
};
const definitions = {
  Id: { type: "integer", format: "int32", minimum: 1 },
  Thing: item,
  Success: success,
  NotFound: failure(404),
  Invalid: failure(400, { fields: { type: "array", minItems: 1, maxItems: 50, items: field } }),
};

function answers(data: JsonSchema, ...failures: ("NotFound" | "Invalid")[]): ContractOperation["responses"] {
  const body = {
    allOf: [{ $ref: "#/$defs/Success" }],
    required: ["data"],
    properties: { data },
    unevaluatedProperties: false,
  };
  const schema = { oneOf: [body, ...failures.map((name) => ({ $ref: `#/$defs/${name}` }))] };
  return { "200": { content: { "application/json": schema }, headers: {} } };
}

function parameter(
  name: string,
  place: "path" | "query",
  schema: JsonSchema,
): ContractOperation["parameters"][number] {
  return { name, in: place, required: place === "path", schema, explode: true };
}

const page = { type: "integer", format: "int32", minimum: 1, maximum: 1000 };
const id = parameter("id", "path", { $ref: "#/$defs/Id" });
const draft = {
  type: "object",
  additionalProperties: false,
  required: ["name", "kind", "price"],
  properties: { name: item.properties.name, kind: item.properties.kind, price: item.properties.price },
};
const listQuery = [
  parameter("page", "query", page),
  parameter("page_size", "query", { type: "integer", minimum: 1, maximum: 100 }),
  parameter("kind", "query", { type: "array", items: { $ref: "#/$defs/Thing/properties/kind" } }),
  parameter("isCheap", "query", { type: "boolean" }),
  parameter("lang", "query", { enum: ["zh-CN", "zh-TW", "en-US"] }),
];
const items = {
  type: "object",
  additionalProperties: false,
  required: ["total", "items"],
  properties: {
    total: { type: "integer", minimum: 0 },
    items: { type: "array", maxItems: 100, items: { $ref: "#/$defs/Thing" } },
  },
};
const me = {
  type: "object",
  additionalProperties: false,
  required: ["userId", "locale", "now", "luck"],
  properties: {
    userId: { type: ["string", "null"] },
    locale: text,
    now: { type: "string", format: "date-time" },
    luck: { type: "integer" },
  },
};
const userId = {
  type: "object",
  additionalProperties: false,
  required: ["userId"],
  properties: { userId: { type: "string", minLength: 1 } },
};

function operation(
  operationId: string,
  method: ContractOperation["method"],
  path: string,
  responses: ContractOperation["responses"],
  more: { parameters?: ContractOperation["parameters"]; body?: JsonSchema } = {},
): ContractOperation {
  return {
    operationId,
    method,
    path,
    isUnsafeGet: false,
    isProposed: false,
    summary: operationId,
    parameters: more.parameters ?? [],
    requestBody:
      more.body === undefined ? null : { required: true, content: { "application/json": more.body } },
    responses,
  };
}

/** A contract of eight operations with the envelope of the real ones. */
export const sampleContract: ContractModel = readContract({
  group: "sample",
  file: "contracts/sample.yaml",
  envelope: { carries: "body", code: "code", success: "success", errcode: "errcode", data: "data" },
  operations: [
    operation("listThings", "get", "/api/thing", answers(items, "Invalid"), { parameters: listQuery }),
    operation(
      "getThing",
      "get",
      "/api/thing/{id}",
      answers({ $ref: "#/$defs/Thing" }, "NotFound", "Invalid"),
      { parameters: [id] },
    ),
    operation("getFeaturedThing", "get", "/api/thing/featured", answers({ $ref: "#/$defs/Thing" })),
    operation("createThing", "post", "/api/thing", answers({ $ref: "#/$defs/Thing" }, "Invalid"), {
      body: draft,
    }),
    operation("removeThing", "delete", "/api/thing/{id}", answers({ type: "null" }, "NotFound", "Invalid"), {
      parameters: [id],
    }),
    operation(
      "signIn",
      "post",
      "/ommall/sign-in",
      answers({ type: "object", required: ["token"], properties: { token: text } }, "Invalid"),
      {
        body: userId,
      },
    ),
    operation("signOut", "post", "/ommall/sign-out", answers({ type: "null" })),
    operation("getMe", "get", "/ommall/me", answers(me)),
  ],
  $defs: definitions,
  lines: {
    "/$defs/Thing": "contracts/sample.yaml:10",
    "/$defs/Thing/properties/price": "contracts/sample.yaml:15",
    "/$defs/Thing/properties/price/pattern": "contracts/sample.yaml:16",
    "/operations/0/parameters/0": "contracts/sample.yaml:30",
    "/operations/0/parameters": "contracts/sample.yaml:29",
    "/operations/0/parameters/0/schema/minimum": "contracts/sample.yaml:31",
    "/operations/3/requestBody": "contracts/sample.yaml:50",
  },
});
