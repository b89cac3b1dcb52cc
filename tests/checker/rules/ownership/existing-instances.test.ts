import { expect, test } from "vitest";
import { itemsOfOther } from "../../../../scripts/contract-check/rules/ownership/existing-instances";

test("what stands in another user's list alone is theirs", () => {
  const [first, second] = [{ id: 1 }, { id: 2 }];
  expect(itemsOfOther([first], [first, second], "id")).toEqual([second]);
  expect(itemsOfOther([first, second], [second], "id")).toEqual([]);
  expect(itemsOfOther([first], ["text"], "id")).toEqual([]);
});
