import { expect, test } from "vitest";
import { deadlineIn } from "../../../../scripts/contract-check/rules/conflict/late-actions";

const hour = 3_600_000;

test.each([
  [
    "Customers can cancel until 48 hours before the start, later they get 409 `too_late`; staff at any time.",
    48,
    "customer",
  ],
  ["A visit can be moved no later than two days before its begin (409).", 48, undefined],
  ["It is told of at least 24 hours before the start.", undefined, undefined],
  ["409 when it is cancelled.", undefined, undefined],
])("a text says until when something is possible: %s", (text, hours, role) => {
  const wanted = hours === undefined ? undefined : { before: hours * hour, role };
  expect(deadlineIn(text, ["customer", "manager"])).toEqual(wanted);
});
