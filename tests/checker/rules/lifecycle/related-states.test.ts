import { expect, test } from "vitest";
import {
  referenceGiven,
  stateGiven,
  stateOfSeveral,
} from "../../../../scripts/contract-check/rules/lifecycle/related-states";

test.each([
  ["The loan ends and the van is `free` again.", "free"],
  ["Lends a van; the van is `taken` from then on.", "taken"],
  ["Sends a van, which becomes `taken`.", "taken"],
  ["When everything is paid, the van becomes free.", undefined],
  ["With the last payment the van becomes free.", undefined],
  ["With a balance of 0 the van becomes free.", undefined],
  ["Refused when the van is taken (409).", undefined],
  ["A clean van becomes free; a damaged van goes to taken.", undefined],
])("a text gives a state to something else: %s", (text, state) => {
  expect(stateGiven(text, "van", ["free", "taken"])).toBe(state);
});

test.each([
  ["These vans become `taken` and get the `tripId`.", "taken"],
  ["Marks a trip as over; its vans become free.", "free"],
  ["All its vans are then free.", "free"],
  ["If nobody is left, its vans become free.", undefined],
  ["Its vans become free once they are paid for, or taken.", "free"],
  ["The vans are free.", undefined],
  ["Other vans become free.", undefined],
])("a text gives a state to several of something else: %s", (text, state) => {
  expect(stateOfSeveral(text, "van", ["free", "taken"])).toBe(state);
});

test.each([
  ["All vans of the trip belong to it and get the `tripId`.", "tripid"],
  ["These vans become `taken` and get the tripId.", "tripid"],
  ["The vans get the tripId only when they leave.", undefined],
  ["The vans get a driver.", undefined],
])("a text gives a reference to several of something else: %s", (text, member) => {
  expect(referenceGiven(text, "van")).toBe(member);
});
