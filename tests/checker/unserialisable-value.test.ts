import { expect, test } from "vitest";
import { unserialisable } from "../../scripts/contract-check/rules/validation/unserialisable-value";
import { checkerOf, operationsOf } from "./inline-contract";

const schema = { type: "object", properties: { limit: { type: "integer" } } };
const list = operationsOf({
  "/vehicles": {
    get: {
      operationId: "listVehicles",
      parameters: [
        { name: "filter", in: "query", content: { "application/json": { schema } } },
        { name: "limit", in: "query", schema: { type: "integer" } },
      ],
      responses: { "200": { description: "All" } },
    },
  },
})("listVehicles");

test.each([
  ["filter", undefined],
  ["limit", "there is no null in an address or a header"],
])("null can be sent in JSON, and not in an address by itself: %s", (name, reason) => {
  const parameter = list.parameters.find((one) => one.name === name);
  if (!parameter) throw new Error(`no parameter ${name}`);
  const edge = {
    keyword: "null",
    isValid: false,
    value: null,
    what: "null",
    pointer: "",
    place: parameter.schema,
    schema: parameter.schema,
  };
  expect(unserialisable(checkerOf(list), parameter, edge, new Set(["object"]))).toBe(reason);
});
