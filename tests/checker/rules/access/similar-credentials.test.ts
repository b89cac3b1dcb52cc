import { expect, test } from "vitest";
import { similarTo } from "../../../../scripts/contract-check/rules/access/similar-credentials";

test("a credential has neighbours that are none", () => {
  expect(similarTo("token-alice-7f").map(([, value]) => value)).toEqual([
    "token-alice-7f0",
    "token-alice-7",
    "TOKEN-ALICE-7F",
  ]);
  expect(similarTo("short")).toEqual([]);
});

test("a UUID in another case is the same one", () => {
  const own = "22a343c0-e6d5-4913-9b9e-1a59f37e9c9e";
  expect(similarTo(own).map(([what]) => what)).toEqual(["a longer", "a shorter"]);
});
