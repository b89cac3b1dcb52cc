import { expect, test } from "vitest";
import { uniqueMember } from "../../../../scripts/contract-check/rules/conflict/unique-constraint";
import { operationsOf } from "../../inline-contract";
import { testMutants } from "../../mutant-tests";
import { boards, concerts, notes } from "../../rule-tests";

testMutants(notes, [["archive twice", "archiveNote", "conflict"]]);

testMutants(boards, [["createBoard same slug", "createBoard", "conflict"]]);

testMutants(concerts, [
  ["held seats may be held again", "holdSeats", "conflict"],
  ["second review of one customer", "writeReview", "conflict"],
]);

test.each([
  ["The supply number is unique; a second one with it is refused (409).", "supplyNumber"],
  ["409 when another one with the same name and city exists.", undefined],
  ["Stores it.", undefined],
])("a text makes one member unique: %s", (description, name) => {
  const text = { type: "string" };
  const properties = { supplyNumber: text, name: text, city: text, count: { type: "integer" } };
  const requestBody = { content: { "application/json": { schema: { type: "object", properties } } } };
  const responses = { 201: { description: "Created" }, 409: { description: "Conflict" } };
  const create = operationsOf({
    "/connections": { post: { operationId: "create", description, requestBody, responses } },
  })("create");
  expect(uniqueMember(create)).toBe(name);
});
