import { expect, test } from "vitest";
import { bodyFaults } from "../../../scripts/contract-check/judge/body";
import { checkerOf, exchangeOf, operationsOf } from "../inline-contract";
import { testMutants } from "../mutant-tests";
import { boards, notes } from "../rule-tests";

testMutants(notes, [
  ["getProfile too long", "getProfile", "body"],
  ["getProfile date", "getProfile", "body"],
  ["getProfile half", "getProfile", "body"],
  ["login without expiry", "login", "body"],
  ["listNotes extra member", "listNotes", "body"],
  ["createNote time", "createNote", "body"],
  ["getNote empty", "getNote", "not-found", "body"],
  ["getNote without text", "getNote", "body"],
  ["getNote id text", "getNote", "body"],
  ["deleteNote data", "deleteNote", "body"],
]);

testMutants(boards, [
  ["getBoard without slug", "getBoard", "body"],
  ["getCard points", "getCard", "body"],
]);

const text = { type: "string" };
const read = operationsOf({
  "/vehicles/{id}": {
    get: {
      operationId: "getVehicle",
      parameters: [
        { name: "fields", in: "query", schema: text },
        { name: "filter", in: "query", content: { "application/json": { schema: { type: "object" } } } },
      ],
      responses: {
        "200": {
          description: "It",
          content: {
            "application/json": {
              schema: { type: "object", required: ["plate"], properties: { plate: text, kind: text } },
            },
          },
        },
      },
    },
  },
})("getVehicle");

test.each([
  ["a request that chooses none", {}, { kind: "van" }, ["required"]],
  ["members that a parameter chooses", { "query.fields": "kind" }, { kind: "van" }, []],
  [
    "members that a member of a filter chooses",
    { "query.filter": { fields: { kind: true } } },
    { kind: "van" },
    [],
  ],
  ["chosen members of a wrong type", { "query.fields": "kind" }, { kind: 5 }, ["type"]],
])("an answer has all required members, unless the request chooses some: %s", (_, sent, body, causes) => {
  const [response] = read.responses;
  if (!response) throw new Error("no response");
  const faults = bodyFaults(exchangeOf(read, { body, sent }), response, checkerOf(read).validator);
  expect(faults.map(({ cause }) => cause)).toEqual(causes);
});
