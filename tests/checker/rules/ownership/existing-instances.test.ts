import { expect, test } from "vitest";
import {
  hidesOthers,
  itemsOfOther,
} from "../../../../scripts/contract-check/rules/ownership/existing-instances";
import { operationsOf } from "../../inline-contract";

test("what stands in another user's list alone is theirs", () => {
  const [first, second] = [{ id: 1 }, { id: 2 }];
  expect(itemsOfOther([first], [first, second], "id")).toEqual([second]);
  expect(itemsOfOther([first, second], [second], "id")).toEqual([]);
  expect(itemsOfOther([first], ["text"], "id")).toEqual([]);
});

test.each([
  ["Anything in another workspace is answered like something that does not exist.", true],
  ["One booking, for its member and for staff. 404 otherwise.", true],
  ["Reads an order. An unknown one is 404.", false],
])("a text says that what belongs to others is not there: %s", (description, isHidden) => {
  const read = operationsOf({
    "/orders/{id}": {
      get: { operationId: "getOrder", description, responses: { "404": { description: "None." } } },
    },
  })("getOrder");
  expect(hidesOthers(read)).toBe(isHidden);
});
