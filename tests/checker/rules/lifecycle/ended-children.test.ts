import { expect, test } from "vitest";
import {
  outcomeOfChildren,
  staysEnded,
} from "../../../../scripts/contract-check/rules/lifecycle/ended-children";

const states = ["active", "frozen", "cancelled", "expired"];

test.each([
  [
    "Deleting cancels the member's active and frozen passes and takes them out of every course.",
    { to: "cancelled", from: ["active", "frozen"] },
  ],
  ["Removes the member. All their passes are cancelled.", { to: "cancelled", from: [] }],
  ["Deleting it expires its active passes.", { to: "expired", from: ["active"] }],
  ["Cancels a pass and pays the rest back.", undefined],
  ["If the member owes nothing, this cancels their passes.", undefined],
  ["Cancelled passes stay in the lists.", undefined],
  ["Cancels their orders.", undefined],
])("a text says what becomes of what belongs to an instance: %s", (text, outcome) => {
  expect(outcomeOfChildren(text, "pass", states)).toEqual(outcome);
});

test.each([
  ["The member is active again; their cancelled passes and enrolments stay cancelled.", true],
  ["Brings back the member with all passes that were cancelled.", false],
])("a text says what a restoration leaves ended: %s", (text, isSo) => {
  expect(staysEnded(text, "pass", "cancelled")).toBe(isSo);
});
