import { expect, test } from "vitest";
import { spelledRangesIn } from "../../scripts/contract-check/rules/validation/spelled-ranges";

const choices = new Map([["size", ["small", "medium", "large"]]]);

test.each([
  [
    "A small parcel weighs at most 5 kg, a medium one at most 15 kg, a large one at most 30 kg.",
    ["weightGrams", "hours"],
    [
      ["small", "weightGrams", undefined, 5000],
      ["medium", "weightGrams", undefined, 15000],
      ["large", "weightGrams", undefined, 30000],
    ],
  ],
  [
    "The rental minutes of a large boat are at least 2 hours and of the small ones up to 1 day.",
    ["rentalMinutes"],
    [
      ["large", "rentalMinutes", 120, undefined],
      ["small", "rentalMinutes", undefined, 1440],
    ],
  ],
  ["A small hall has seats for at most 1,200.", ["seats"], [["small", "seats", undefined, 1200]]],
  ["A small hall has at most 12 kg of seats.", ["seats"], []],
  ["A parcel weighs at most 5 kg.", ["weightGrams"], []],
  ["A small parcel is shown first.", ["weightGrams"], []],
  ["Unless it is small, the weight is at most 5 kg.", ["weightGrams"], []],
])("bounds for each value of another member, in plain words: %s", (text, numbers, expected) => {
  const found = spelledRangesIn(text, choices, numbers);
  expect(found.map(({ values, member, least, most }) => [values[0], member, least, most])).toEqual(expected);
});
