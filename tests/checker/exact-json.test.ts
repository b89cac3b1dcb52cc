import { expect, test } from "vitest";
import { hasLargeInteger, parseJson, toJson } from "../../scripts/contract-check/lib/exact-json";
import { participleOf } from "../../scripts/contract-check/plan/nouns";
import { Validator } from "../../scripts/contract-check/schema/validator";

test.each([
  ['{"id":9007199254740993,"n":7}', { id: 9007199254740993n, n: 7 }],
  [
    '[-9223372036854775808, "9007199254740993", 1.5e300]',
    [-9223372036854775808n, "9007199254740993", 1.5e300],
  ],
  ['{"safe":1000000000000000,"large":9007199254740992}', { safe: 1e15, large: 9007199254740992n }],
  [
    '{"text":"a \\"quoted\\": 9007199254740993, here","n":9007199254740993}',
    { text: 'a "quoted": 9007199254740993, here', n: 9007199254740993n },
  ],
])("%s is read with all its digits, and written as it was", (text, value) => {
  expect(parseJson(text)).toEqual(value);
  expect(parseJson(toJson(value))).toEqual(value);
});

test("fractions and short integers are no large integers", () => {
  expect(hasLargeInteger('{"a":0.12345678901234567,"b":123456789012345,"c":"9007199254740993"}')).toBe(false);
  expect(hasLargeInteger('{"a":[1,9007199254740993]}')).toBe(true);
});

test("a large integer is a valid integer, and no text", () => {
  const source = {
    path: "/none.yaml",
    value: { a: { type: "integer" }, b: { type: "string" } },
    lineOf: () => 1,
  };
  const place = (name: "a" | "b") => ({ source, pointer: `/${name}`, value: source.value[name] });
  const validator = new Validator();
  expect(validator.isValid(place("a"), 9007199254740993n)).toBe(true);
  expect(validator.isValid(place("b"), 9007199254740993n)).toBe(false);
});

test.each([
  ["payInvoice", "paid"],
  ["shipOrder", "shipped"],
  ["archiveTask", "archived"],
  ["copyNote", "copied"],
  ["cancelOrder", "canceled"],
])("what %s did is %s", (operationId, participle) => {
  expect(participleOf(operationId)).toBe(participle);
});
