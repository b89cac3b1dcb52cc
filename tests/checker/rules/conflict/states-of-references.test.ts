import { expect, test } from "vitest";
import { neededStates } from "../../../../scripts/contract-check/rules/conflict/states-of-references";

const states = ["requested", "confirmed", "completed"];

test.each([
  [
    "An appointment that does not exist is refused with 422, one that is not confirmed with 409 `NOT_CONFIRMED`.",
    ["confirmed"],
  ],
  ["The appointment is not `confirmed` (409).", ["confirmed"]],
  ["The bill is not confirmed: 409.", []],
  ["The appointment becomes completed.", []],
  ["For an appointment that is not `confirmed`, once a day (both 409).", []],
  ["For an appointment that is not `confirmed` the answer is 409.", ["confirmed"]],
])("a text says in which state a reference has to be: %s", (text, needed) => {
  expect(neededStates(text, "appointment", states)).toEqual(needed);
});
