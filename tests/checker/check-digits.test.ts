import { expect, test } from "vitest";
import { withCheckDigits } from "../../scripts/contract-check/engine/check-digits";
import { withCheckDigit, withWrongCheckDigit } from "../../scripts/contract-check/schema/check-digits";
import { operationsOf } from "./inline-contract";
import { json, object } from "./servers/schema-parts";

test.each([
  ["9780306406150", "isbn", "9780306406157"],
  ["080442957Y", "isbn", "080442957Y"],
  ["0804429570", "ISBN", "080442957X"],
  ["4006381333930", "ean", "4006381333931"],
  ["4111111111111110", "The card number, with its Luhn digit.", "4111111111111111"],
  ["GB00WEST12345698765432", "iban", "GB82WEST12345698765432"],
  ["DE00370400440532013000", "The IBAN.", "DE89370400440532013000"],
])("a made-up number gets the check digits of its kind: %s", (value, about, right) => {
  expect(withCheckDigit(value, about)).toBe(right);
});

test.each([
  ["9780306406150", "order number"],
  ["12345", "isbn"],
  ["GB00WEST12345698765432", "account"],
])("what is of no such kind stays: %s, %s", (value, about) => {
  expect(withCheckDigit(value, about)).toBe(value);
});

test.each([
  ["9780306406157", "isbn"],
  ["080442957X", "isbn"],
  ["GB82WEST12345698765432", "iban"],
])("another digit makes a right number wrong: %s", (value, about) => {
  const wrong = withWrongCheckDigit(value, about) ?? value;
  expect(wrong).not.toBe(value);
  expect(withCheckDigit(wrong, about)).toBe(value);
  expect(withWrongCheckDigit(wrong, about)).toBeUndefined();
});

test("the body of a call has right check digits where its members are such numbers", () => {
  const number = { type: "string" };
  const create = operationsOf({
    "/books": {
      post: {
        operationId: "createBook",
        description: "The last digit of `gtin13` must be the right check digit of an EAN.",
        requestBody: { content: json(object({ isbn: number, gtin13: number, shelf: number })) },
        responses: { "201": { description: "It." } },
      },
    },
  })("createBook");
  expect(
    withCheckDigits(create, { isbn: "9780306406150", gtin13: "4006381333930", shelf: "9780306406150" }),
  ).toEqual({ isbn: "9780306406157", gtin13: "4006381333931", shelf: "9780306406150" });
  expect(withCheckDigits(create, undefined)).toBeUndefined();
});
