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
