import { expect, test } from "vitest";
import { conditionsIn } from "../../../../scripts/contract-check/rules/validation/stated-conditions";

const choices = new Map<string, readonly unknown[]>([
  ["method", ["card", "transfer"]],
  ["isGift", [true, false]],
]);
const names = ["card_number", "note", "method"];

test.each([
  [
    "For the method `card` the `card_number` is required, for other methods it is not allowed (422).",
    [["method", "card", "card_number", true, true]],
  ],
  ["`note` must be given when `isGift` is `true`.", [["isGift", "true", "note", true, false]]],
  [
    "A payment of the method `card` needs a `card_number` (422 `card_number_required`).",
    [["method", "card", "card_number", true, false]],
  ],
  ["`card_number` is only allowed with the method `card`.", [["method", "card", "card_number", false, true]]],
  ["`note` is not required when the method is `card`.", []],
  [
    "With method `transfer`, `note` is text and `card_number` is not allowed.",
    [["method", "transfer", "card_number", false, false]],
  ],
  ["Payments by `card` are required to have no delay.", []],
  [
    "Refused with 422 are days in the future and transfers without a `note`.",
    [["method", "transfer", "note", true, false]],
  ],
  ["Sending it as is gift needs a note (422 without one).", [["isGift", "true", "note", true, false]]],
  ["What is not is gift needs a note (422 without one).", []],
  ["A `card_number` is stored when the method is `card`.", []],
])("a text makes a member depend on the value of another: %s", (text, found) => {
  expect(
    conditionsIn(text, choices, names).map((one) => [
      one.by,
      one.values.join(),
      one.member,
      one.isRequired,
      one.isExclusive,
    ]),
  ).toEqual(found);
});

test("the description of a member is about it", () => {
  expect(conditionsIn("Required when `method` is `card`.", choices, names, "note")).toMatchObject([
    { by: "method", member: "note" },
  ]);
});
