import { expect, test } from "vitest";
import { isOverAll } from "../../../../scripts/contract-check/rules/pagination/frame-sums";
import { feeRulesOf } from "../../fee-rules";

test.each([
  ["`dueCents` is the sum over all fines that match, not only those on the page.", true],
  ["`dueCents`: The total of all fines.", true],
  ["`dueCents` is the sum of those on the page.", false],
  ["`total` counts all that match.", false],
])("a text takes a number over all items: %s", (text, isOfAll) => {
  expect(isOverAll(text, "dueCents")).toBe(isOfAll);
});

test("a sum over all that is taken over the page alone is found", async () => {
  expect(await feeRulesOf("sum of the page")).toEqual(["listFees paging"]);
});
