import { expect, test } from "vitest";
import { inBoth } from "../../../../scripts/contract-check/rules/filtering-sorting/combined-filters";

test("what answers two filters is in the lists of both", () => {
  const [one, two, three] = [{ id: 1, at: "a" }, { id: 2 }, { id: 3 }];
  expect(inBoth([one, two], [{ id: 1, at: "b" }, three])).toEqual([one]);
  expect(inBoth(["x", "y"], ["y"])).toEqual(["y"]);
});
