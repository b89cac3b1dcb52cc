import { expect, test } from "vitest";
import { isRefusedToOther } from "../../../../scripts/contract-check/rules/ownership/other-colleagues";

test.each([
  ["Whoever opened the order closes it; another nurse gets 403.", true],
  ["For any other nurse it does not exist (404).", true],
  ["Another nurse may not change it.", true],
  ["Another nurse may finish it.", false],
  ["Shown to the nurse who holds it and to doctors; for others it does not exist.", true],
  ["Shown to the nurse who holds it and to doctors.", false],
  ["Nurses only (403).", false],
])("a text keeps something for one of a role: %s", (text, isRefused) => {
  expect(isRefusedToOther(text, "nurse")).toBe(isRefused);
});
