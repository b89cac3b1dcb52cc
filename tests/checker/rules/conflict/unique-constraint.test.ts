import { expect, test } from "vitest";
import {
  documentsUniqueness,
  forbidsRepetition,
  inOtherCase,
  uniqueMember,
} from "../../../../scripts/contract-check/rules/conflict/unique-constraint";
import { exchangeOf, operationsOf } from "../../inline-contract";
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
  [
    "The supply number is not used by two meters at a time (409, whatever the case of the letters).",
    "supplyNumber",
  ],
  ["Stores it.", undefined],
  ["Two with the same supply number do not start on the same day (409).", undefined],
])("a text makes one member unique: %s", (description, name) => {
  expect(uniqueMember(connecting(description))).toBe(name);
});

test.each([
  ["A supply number has one connection only (409 `number_taken`).", true],
  [
    "A supply number has one connection only (409 `number_taken`). A city has at most 10 (409 `too_many`).",
    true,
  ],
  ["A city has at most 10 connections that exist (409 `too_many`).", false],
  ["Within a city a number occurs once; a second one is a 409.", true],
  ["No two connections share a number (409).", true],
  ["A number is kept in capitals; a second connection under it, however it is spelled, is a 409.", true],
  ["A number is not used by two connections at a time (409).", true],
  ["An owner can have six of them, the seventh is a 409.", false],
  ["409 while another one is in progress already.", false],
  ["Not possible for a closed city, nor for one that has 10 connections already (409).", false],
])("a text excludes duplicates, whatever its other sentences say: %s", (description, isUnique) => {
  expect(documentsUniqueness(connecting(description))).toBe(isUnique);
});

test("a text is tried in letters of the other case, whichever it has", () => {
  expect(["ab1", "Ab1", "AB1", "12-3"].map(inOtherCase)).toEqual(["AB1", "AB1", "ab1", undefined]);
});

test.each([
  ["a loan renewed twice already is not renewed (409).", false],
  ["a loan is renewed at most twice (409).", false],
  ["409 `renewed` when it is renewed already.", true],
  ["a loan is renewed only once (409).", true],
  ["renewing twice is refused (409).", true],
])("what was done twice already was done once before: %s", (text, isForbidden) => {
  const renew = operationsOf({
    "/loans/{id}/renewal": {
      post: { operationId: "renewLoan", responses: { 200: { description: "Renewed" } } },
    },
  })("renewLoan");
  expect(forbidsRepetition(text, exchangeOf(renew, { body: {} }))).toBe(isForbidden);
});

/** A creation with this description. */
function connecting(description: string) {
  const text = { type: "string" };
  const properties = { supplyNumber: text, name: text, city: text, count: { type: "integer" } };
  const requestBody = { content: { "application/json": { schema: { type: "object", properties } } } };
  const responses = { 201: { description: "Created" }, 409: { description: "Conflict" } };
  return operationsOf({
    "/connections": { post: { operationId: "create", description, requestBody, responses } },
  })("create");
}
