import { expect, test } from "vitest";
import {
  allowsOnce,
  allowsOnceInOne,
} from "../../../../scripts/contract-check/rules/conflict/repeated-references";

test.each([
  ["422 for an unknown part, 409 `part_on_order` when another line has the same part, 409 `short`.", true],
  ["A part may be named only once (422).", true],
  ["409 `part_already_used`.", true],
  ["409 when the part is not known.", false],
  ["Two lines have the same part.", false],
])("a text allows to name something once: %s", (text, isOnce) => {
  expect(allowsOnce(text, "part")).toBe(isOnce);
});

test.each([
  ["No part may appear twice in a request.", true],
  ["A kind may be named once (422).", true],
  ["An inactive part, or a part named twice, is refused with 422.", true],
  ["A part that is not in stock, or that is named twice, is 422.", true],
  ["A part may be named by many lines.", false],
  ["A part is counted once a year.", false],
])("a text allows one request to name something once: %s", (text, isOnce) => {
  expect(allowsOnceInOne(text, { noun: "part", key: "/part-kinds" })).toBe(isOnce);
});
