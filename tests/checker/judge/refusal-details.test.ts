import { expect, test } from "vitest";
import { namedFields, refusalDetailFaults } from "../../../scripts/contract-check/judge/refusal-details";
import { exchangeOf, operationsOf } from "../inline-contract";

const details = {
  type: "array",
  description: "What is wrong; empty for all codes but `validation_failed`.",
  items: { type: "object" },
};
const schema = {
  type: "object",
  properties: { error: { type: "object", properties: { code: { type: "string" }, details } } },
};
const answer = (description: string) => ({ description, content: { "application/json": { schema } } });
const create = operationsOf({
  "/courses": {
    post: {
      operationId: "createCourse",
      responses: {
        "201": { description: "Made." },
        "409": answer("The slug is taken (`slug_taken`)."),
        "422": answer("Wrong members (`validation_failed`). `details` holds an entry for each of them."),
      },
    },
  },
})("createCourse");
const refusal = (status: number, code: string, entries: readonly object[]) =>
  exchangeOf(create, { status, body: { error: { code, details: entries } } });

test("details are there where they are promised, and nowhere else", () => {
  expect(refusalDetailFaults(refusal(422, "validation_failed", [{ field: "title" }]))).toEqual([]);
  expect(refusalDetailFaults(refusal(422, "validation_failed", []))).toHaveLength(1);
  expect(refusalDetailFaults(refusal(409, "slug_taken", []))).toEqual([]);
  expect(refusalDetailFaults(refusal(409, "slug_taken", [{ field: "slug" }]))).toHaveLength(1);
});

test("details name members", () => {
  expect(namedFields(refusal(422, "validation_failed", [{ field: "title" }, { field: "" }]))).toEqual([
    "title",
  ]);
  expect(namedFields(refusal(422, "validation_failed", []))).toBeUndefined();
});
