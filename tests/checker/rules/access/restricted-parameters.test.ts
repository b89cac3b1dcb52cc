import { expect, test } from "vitest";
import { isForOthers } from "../../../../scripts/contract-check/rules/access/restricted-parameters";

test.each([
  ["For admins only; a customer who sends it is answered with `403 forbidden`.", true],
  ["Only administrators may use it, others are refused.", true],
  ["Only orders of this customer.", false],
  ["For admins only.", false],
])("a parameter is for a role: %s", (text, isForAdmins) => {
  expect(isForOthers(text, ["admin"])).toBe(isForAdmins);
});
