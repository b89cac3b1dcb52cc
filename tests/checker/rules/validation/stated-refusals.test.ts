import { expect, test } from "vitest";
import { statesRefusal } from "../../../../scripts/contract-check/rules/validation/stated-refusals";

test("a text states which queries are refused", () => {
  const text =
    "A query parameter that is not documented is refused with 400, so is one given twice. Any other cursor is 400.";
  expect(statesRefusal(text, "unknown")).toBe(true);
  expect(statesRefusal(text, "twice")).toBe(true);
  expect(statesRefusal(text, "cursor")).toBe(true);
  expect(statesRefusal("Unknown query parameters are ignored.", "unknown")).toBe(false);
  expect(statesRefusal("An unknown body member is 422.", "unknown")).toBe(false);
});
