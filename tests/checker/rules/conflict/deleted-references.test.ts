import { expect, test } from "vitest";
import { refusesDeleted } from "../../../../scripts/contract-check/rules/conflict/deleted-references";

test.each([
  ["An unknown or deleted owner is answered 422.", true],
  ["Another ownerId is answered 422, and so is an unknown or deleted owner.", true],
  ["An owner that was deleted is refused.", true],
  ["A pet of a deleted owner can still be read.", false],
  ["The address of a deleted owner may be used again; 409 for any other.", false],
  ["A deleted pet is answered 404.", false],
])("a text may refuse what refers to something deleted: %s", (text, isRefused) => {
  expect(refusesDeleted(text, "owner")).toBe(isRefused);
});
