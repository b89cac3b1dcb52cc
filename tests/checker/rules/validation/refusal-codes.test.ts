import { expect, test } from "vitest";
import {
  expectedCode,
  type KindOfRefusal,
} from "../../../../scripts/contract-check/rules/validation/refusal-kinds";
import { operationsOf } from "../../inline-contract";

const operationWith = (bad: string, invalid: string) =>
  operationsOf({
    "/a": {
      post: {
        operationId: "make",
        responses: { "400": { description: bad }, "422": { description: invalid } },
      },
    },
  })("make");

const refusals = (operation: KindOfRefusal["operation"], ...codes: number[]): KindOfRefusal[] =>
  codes.map((code, index) => ({
    operation,
    at: "body",
    keyword: "maxLength",
    pointer: `/body/m${index}`,
    code,
  }));

test("a refusal that differs from all others of its kind should have had their code", () => {
  const all = refusals(operationWith("No.", "No."), 422, 422, 422, 422, 400);
  expect(all.map((one) => expectedCode(one, all))).toEqual([undefined, undefined, undefined, undefined, 422]);
});

test("few refusals, and mixed ones, show no convention", () => {
  const few = refusals(operationWith("No.", "No."), 422, 422, 400);
  expect(few.map((one) => expectedCode(one, few))).toEqual([undefined, undefined, undefined]);
});

test("the text of both codes decides for malformed JSON", () => {
  const operation = operationWith("The body is not valid JSON.", "A member breaks a rule.");
  const all = [400, 422].map(
    (code, index): KindOfRefusal => ({
      operation,
      at: "malformed",
      keyword: "malformed",
      pointer: `/${index}`,
      code,
    }),
  );
  expect(all.map((one) => expectedCode(one, all))).toEqual([undefined, 400]);
});
