import { expect, test } from "vitest";
import { isNeverFree, isShown } from "../../../../scripts/contract-check/rules/lifecycle/deletion";
import { leavesNothing } from "../../../../scripts/contract-check/rules/lifecycle/resource-lifecycle";
import { exchangeOf, operationsOf } from "../../inline-contract";
import { testMutants } from "../../mutant-tests";
import { boards, concerts, notes, tools } from "../../rule-tests";

testMutants(notes, [
  ["getNote says 403", "getNote", "not-found", "gone"],
  ["deleteNote deletes nothing", "deleteNote", "gone"],
  ["deleteNote twice", "deleteNote", "gone"],
]);

testMutants(boards, [
  ["deleteBoard keeps", "deleteBoard", "gone"],
  ["deleteCard keeps", "deleteCard", "gone"],
]);

testMutants(tools, [
  ["returnLoan keeps the loan", "returnLoan", "gone"],
  ["deleteLabel keeps the word taken", "deleteLabel", "gone"],
]);

testMutants(concerts, [
  ["cancelled concert still shown", "cancelConcert", "gone"],
  ["cancelled twice", "cancelConcert", "gone"],
  ["released seats stay held", "releaseHold", "gone"],
  ["deleted address stays", "deleteAddress", "gone"],
]);

test("a read that lists nothing does not show what was deleted, though nothing tells its id", () => {
  const responses = { "200": { description: "All." } };
  const read = operationsOf({ "/tokens": { get: { operationId: "getTokens", responses } } })("getTokens");
  const instance = {
    resource: { key: "/tokens", noun: "token", isSingle: false, parent: undefined, actions: [] },
    userIndex: 0,
    payload: undefined,
    ids: new Map(),
    steps: [],
    isOwn: true,
    isDeleted: true,
    sentBody: undefined,
  };
  expect(isShown(exchangeOf(read, { body: { tokens: [] } }), instance)).toBe(false);
  expect(isShown(exchangeOf(read, { body: { tokens: [{ name: "a" }] } }), instance)).toBe(true);
});

test.each([
  ["deleteSite", "Deletes a site.", "", true],
  ["archiveSite", "Deletes a site.", "", true],
  ["archiveSite", "We never really delete a site: its status becomes `archived`.", "", false],
  ["deleteSite", "Nothing is really deleted here.", "", false],
  ["removeSite", "The state changes to `closed`.", "", false],
  ["deleteSite", "Ends a site.", "Archived sites remain readable here, for everybody.", false],
  ["deleteSite", "Ends a site.", "Deleted sites are not shown any more.", true],
])(
  "%s with the text %j, and %j of the read, leaves nothing: %s",
  (operationId, description, ofRead, isGone) => {
    const responses = { "200": { description: "Done." } };
    const operation = operationsOf({
      "/sites/{id}": {
        get: { operationId: "getSite", description: ofRead, responses },
        delete: { operationId, description, responses },
      },
    });
    expect(leavesNothing(operation(operationId), operation("getSite"))).toBe(isGone);
  },
);

test.each([
  ["Codes are unique and are never handed out again, not even after the site was archived (409).", true],
  ["A name stays taken for good (409).", true],
  ["Numbers are never reused.", true],
  ["Codes are unique (409).", false],
  ["A deleted site is never shown again.", false],
])("a text keeps unique values for good: %s", (text, isPermanent) => {
  expect(isNeverFree({ text })).toBe(isPermanent);
});
