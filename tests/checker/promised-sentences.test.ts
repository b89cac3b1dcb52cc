import { expect, test } from "vitest";
import { childOf } from "../../scripts/contract-check/document/place";
import { schemaFaults } from "../../scripts/contract-check/judge/schema";
import { judgeRequest } from "../../scripts/contract-check/proxy/judge-request";
import { Validator } from "../../scripts/contract-check/schema/validator";
import { exchangeOf, operationsOf } from "./inline-contract";

// Each sentence stands after the word "promised".
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

test("a request of live traffic has the same sentences", () => {
  const requestBody = { content: { "application/json": { schema: book } } };
  const responses = { "204": { description: "Written." } };
  const operation = operationsOf({ "/book": { put: { operationId: "write", requestBody, responses } } })(
    "write",
  );
  const request = {
    method: "PUT",
    url: "http://localhost/book",
    headers: { "content-type": "application/json" },
    body: Buffer.from(JSON.stringify({ title: "Dune", owner: "alice" })),
  };
  const [fault] = judgeRequest({ operation, values: new Map() }, request, new Validator());
  expect(fault?.expected).toBe("no /owner, as the contract does not have it");
  expect(fault?.actual).toBe("a body that differs from that");
});
