import { expect, test } from "vitest";
import { resembling } from "../../../../scripts/contract-check/rules/not-found/similar-ids";

test("what resembles an id is another text", () => {
  expect(resembling("rm_a1")).toEqual(["RM_A1", "rm_a1x", "rm_a"]);
  expect(resembling(12)).toEqual(["12x"]);
  expect(resembling("0b5f7e9a-1c2d-4e3f-8a9b-0c1d2e3f4a5b")).toEqual([
    "0b5f7e9a-1c2d-4e3f-8a9b-0c1d2e3f4a5bx",
  ]);
});
