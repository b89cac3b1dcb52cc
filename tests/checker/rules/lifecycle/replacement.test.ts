import { expect, test } from "vitest";
import { staysLeftOut } from "../../../../scripts/contract-check/rules/lifecycle/replacement";
import { testMutants } from "../../mutant-tests";
import { boards, concerts } from "../../rule-tests";

testMutants(boards, [
  ["replaceSettings merges", "replaceSettings", "put-replaces"],
  ["replaceBoard merges", "replaceBoard", "put-replaces"],
]);

testMutants(concerts, [
  ["PUT keeps line2", "replaceAddress", "put-replaces"],
  ["PUT gives another createdAt", "replaceAddress", "put-replaces"],
]);

test("a text may have a member stay that a replacement leaves out", () => {
  const text = "`line2` left out becomes null. Only `isDefault` left out stays as it is.";
  expect(staysLeftOut({ text }, "isDefault")).toBe(true);
  expect(staysLeftOut({ text }, "line2")).toBe(false);
});
