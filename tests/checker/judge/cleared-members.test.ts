import { expect, test } from "vitest";
import { clearedMemberFaults, clearingMoves } from "../../../scripts/contract-check/judge/cleared-members";
import { exchangeOf, operationsOf } from "../inline-contract";

test.each([
  ["When a ticket goes to `open`, `assignee` and `fixNote` become null.", "open: assignee, fixNote"],
  ["Whoever moves it. Once it returns to `draft`, its `approvedBy` is cleared.", "draft: approvedBy"],
  ["When it goes to `open`, `assignee` becomes null unless it is given.", "open: assignee"],
  ["When it goes to `open`, `assignee`, if not given, becomes null.", ""],
  ["When it goes to `open`, the assignee is told.", ""],
])("a text says what a move empties: %s", (text, wanted) => {
  expect(
    clearingMoves(text)
      .map(({ state, members }) => `${state}: ${members.join(", ")}`)
      .join(),
  ).toBe(wanted);
});

test("what a move should have emptied is a fault in its answer, and nothing that was sent along", () => {
  const schema = { type: "object", properties: { status: { type: "string" }, assignee: { type: "string" } } };
  const change = operationsOf({
    "/tickets/{id}": {
      patch: {
        operationId: "moveTicket",
        description: "When a ticket goes to `open`, `assignee` becomes null.",
        requestBody: { content: { "application/json": { schema } } },
        responses: { 200: { description: "It.", content: { "application/json": { schema } } } },
      },
    },
  })("moveTicket");
  const faultsOf = (body: object, answer: object) => {
    const exchange = exchangeOf(change, { body: answer });
    return clearedMemberFaults({ ...exchange, call: { ...exchange.call, body } }).map(
      ({ pointer }) => pointer,
    );
  };
  const answer = { status: "open", assignee: "u-1" };
  expect(faultsOf({ status: "open" }, answer)).toEqual(["/assignee"]);
  expect(faultsOf({ status: "open" }, { ...answer, assignee: null })).toEqual([]);
  expect(faultsOf({ status: "open", assignee: "u-1" }, answer)).toEqual([]);
  expect(faultsOf({ status: "done" }, { ...answer, status: "done" })).toEqual([]);
});
