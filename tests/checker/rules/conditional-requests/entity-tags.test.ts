import { expect, test } from "vitest";
import { takesAnyTag } from "../../../../scripts/contract-check/rules/conditional-requests/entity-tags";
import { operationsOf } from "../../inline-contract";
import { testMutants } from "../../mutant-tests";
import { boards, concerts } from "../../rule-tests";

testMutants(boards, [
  ["getBoard same tag", "updateBoard", "conditional"],
  ["getBoard no 304", "getBoard", "conditional"],
  ["PATCH ignores If-Match", "updateBoard", "conditional"],
  ["PUT ignores If-Match", "replaceBoard", "conditional"],
  ["a stale tag is answered 404", "updateBoard", "conditional"],
]);

testMutants(concerts, [
  ["another If-None-Match answered 304", "getConcert", "conditional"],
  ["stale If-Match taken", "changeConcert", "conditional"],
]);

test.each([
  ["`If-Match` must contain the current ETag or `*`, and otherwise gives 412.", true],
  ["`If-Match` must name the current ETag (or be `*`): left out, the answer is 428.", true],
  ["`If-Match` must contain the current ETag. Prices are **net**.", false],
])("a text takes any tag: %s", (description, takes) => {
  const responses = { 200: { description: "Changed" } };
  const change = operationsOf({
    "/courses/{id}": { patch: { operationId: "change", description, responses } },
  });
  expect(takesAnyTag(change("change"))).toBe(takes);
});
