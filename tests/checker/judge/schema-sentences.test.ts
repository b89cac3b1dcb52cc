import { expect, test } from "vitest";
import { childOf } from "../../../scripts/contract-check/document/place";
import { schemaFaults } from "../../../scripts/contract-check/judge/schema";
import { Validator } from "../../../scripts/contract-check/schema/validator";
import { exchangeOf, operationsOf } from "../inline-contract";

// Part of `schema`.
const book = {
  type: "object",
  additionalProperties: false,
  required: ["title"],
  properties: {
    title: { type: "string", minLength: 2 },
    cover: { oneOf: [{ type: "string" }, { type: "integer" }] },
  },
};

test.each([
  [{ title: "Dune", owner: "alice" }, "no /owner, as the contract does not have it"],
  [{}, "/title, which is required"],
  [{ title: "D" }, "/title not to have fewer than 2 characters"],
  [{ title: 7 }, "/title to be string"],
  [{ title: "Dune", cover: [] }, "/cover to fit one of the choices in the contract"],
])("what is promised instead of %j is: %s", (body, expected) => {
  const content = { "application/json": { schema: book } };
  const responses = { "200": { description: "The book.", content } };
  const read = operationsOf({ "/book": { get: { operationId: "read", responses } } })("read");
  const schema = childOf(read.place, "responses", "200", "content", "application/json", "schema");
  const [fault] = schemaFaults(exchangeOf(read, { body }), schema, new Validator(), read);
  expect(fault?.expected).toBe(expected);
});
