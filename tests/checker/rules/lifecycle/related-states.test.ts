import { expect, test } from "vitest";
import { stateGiven } from "../../../../scripts/contract-check/rules/lifecycle/related-states";

test.each([
  ["The loan ends and the van is `free` again.", "free"],
  ["Lends a van; the van is `taken` from then on.", "taken"],
  ["Sends a van, which becomes `taken`.", "taken"],
  ["When everything is paid, the van becomes free.", undefined],
  ["With the last payment the van becomes free.", undefined],
  ["With a balance of 0 the van becomes free.", undefined],
  ["Refused when the van is taken (409).", undefined],
])("a text gives a state to something else: %s", (text, state) => {
  expect(stateGiven(text, "van", ["free", "taken"])).toBe(state);
});
