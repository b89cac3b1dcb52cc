import { expect, test } from "vitest";
import { rulesTakenFrom } from "../../scripts/contract-check/plan/operation-statements";
import { rangesOf } from "../../scripts/contract-check/rules/validation/conditional-ranges";
import { operationsOf } from "./inline-contract";

test("an operation may take over the rules of another one, which is named by its id", () => {
  const responses = {};
  const find = operationsOf({
    "/a": {
      post: { operationId: "createBooking", description: "Its rules are strict.", responses },
      patch: { operationId: "changeBooking", description: "Keeps the rules of `createBooking`.", responses },
      put: { operationId: "moveBooking", description: "Made by `createBooking`. No rules.", responses },
    },
  });
  const takenBy = (id: string): string[] => rulesTakenFrom(find(id)).map((one) => one.id);
  expect(["createBooking", "changeBooking", "moveBooking"].map(takenBy)).toEqual([[], ["createBooking"], []]);
});

test("bounds that another operation states hold where its rules are taken over", () => {
  const desk = {
    type: "object",
    properties: { kind: { type: "string", enum: ["room", "desk"] }, capacity: { type: "integer" } },
  };
  const requestBody = { content: { "application/json": { schema: desk } } };
  const find = operationsOf({
    "/a": {
      post: {
        operationId: "createDesk",
        description: "A desk has a capacity of exactly 1.",
        requestBody,
        responses: {},
      },
      put: {
        operationId: "replaceDesk",
        description: "The rules of `createDesk` apply.",
        requestBody,
        responses: {},
      },
      patch: {
        operationId: "changeDesk",
        description: "Changes what `createDesk` made.",
        requestBody,
        responses: {},
      },
    },
  });
  const bounds = { by: "kind", values: ["desk"], member: "capacity", least: 1, most: 1 };
  expect(["createDesk", "replaceDesk", "changeDesk"].map((id) => rangesOf(find(id)))).toEqual([
    [bounds],
    [bounds],
    [],
  ]);
});
