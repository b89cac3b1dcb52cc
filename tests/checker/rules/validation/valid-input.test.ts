import { expect, test } from "vitest";
import { isAboutOther } from "../../../../scripts/contract-check/rules/validation/refusal-signature";
import { testMutants } from "../../mutant-tests";
import { boards, notes, tools } from "../../rule-tests";

testMutants(notes, [
  ["listNotes refuses 50", "listNotes", "acceptance"],
  ["createNote strict:text null", "createNote", "acceptance"],
  ["createNote refuses 40", "createNote", "acceptance"],
  ["createNote counts bytes", "createNote", "acceptance"],
  ["createNote wants text", "createNote", "acceptance"],
]);

testMutants(boards, [
  ["createBoard strict:note null", "createBoard", "acceptance"],
  ["addCard refuses 0", "addCard", "acceptance"],
]);

testMutants(tools, [
  ["login refuses to keep nobody signed in", "login", "acceptance"],
  ["29 February refused", "createTool", "acceptance"],
]);

test("a refusal that names another place, or a reference below, says nothing of the value under test", () => {
  const refusal = (field: string) => ({ body: { error: { details: [{ field }] } } });
  expect(isAboutOther(refusal("quantity"), "/body/quantity")).toBe(false);
  expect(isAboutOther(refusal("start"), "/body/quantity")).toBe(true);
  expect(isAboutOther(refusal("parcels[0].lines[1].itemId"), "/body/parcels")).toBe(true);
  expect(isAboutOther(refusal("parcels[0].weight"), "/body/parcels")).toBe(false);
  expect(isAboutOther({ body: { error: "No." } }, "/body/quantity")).toBe(false);
});
