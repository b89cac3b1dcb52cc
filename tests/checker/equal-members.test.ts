import { expect, test } from "vitest";
import { equalMembers } from "../../scripts/contract-check/engine/equal-members";

test("a text makes a member of a body equal to one of another resource", () => {
  const text = "`amount` must equal `amountDue` of the enrolment in amount and currency.";
  expect(equalMembers(text, ["amount", "currency"])).toEqual([["amount", "amountDue", "enrolment"]]);
  expect(equalMembers("`amount` is at most the `limit` of the account.", ["amount"])).toEqual([]);
});

test("a name may hold what regular expressions are written with", () => {
  expect(equalMembers("`amount` must equal `amountDue` of the enrolment.", ["amount[+", "c++"])).toEqual([]);
  expect(equalMembers("`tags[]` must equal `labels` of the course.", ["tags[]"])).toEqual([
    ["tags[]", "labels", "course"],
  ]);
});

test("an owner in the genitive is the other resource", () => {
  expect(equalMembers("`amount` must equal the order's `total`.", ["amount"])).toEqual([
    ["amount", "total", "order"],
  ]);
  expect(equalMembers("`amount` must be the sum of the lines.", ["amount"])).toEqual([]);
});
