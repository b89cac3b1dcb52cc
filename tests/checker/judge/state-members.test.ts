import { expect, test } from "vitest";
import { stateMemberFaults, stateRule } from "../../../scripts/contract-check/judge/state-members";
import { exchangeOf, operationsOf } from "../inline-contract";

const states = ["draft", "in_repair", "finished", "cancelled"];
const rule = (about: string) => {
  const { set, empty } = stateRule(about, states);
  return { set: [...set], empty: [...empty] };
};

test.each([
  ["Set when the order is cancelled; null otherwise.", ["cancelled"], ["draft", "in_repair", "finished"]],
  ["Set when the order is finished; null before.", ["finished"], []],
  ["`null` for a draft, the time of publishing for a finished order.", ["finished"], ["draft"]],
  ["Null unless the order is `cancelled`.", ["cancelled"], ["draft", "in_repair", "finished"]],
  ["null while the order is in repair.", [], ["in_repair"]],
  ["Set when the status becomes `finished`, `null` before.", ["finished"], []],
  ["Null until the quote is accepted.", [], []],
  ["Set when the order is finished by card.", [], []],
  ["Not null for a draft.", [], []],
])("a description says in which states a member has a value: %s", (about, set, empty) => {
  expect(rule(about)).toEqual({ set, empty });
});

test("a value in a state that has none is a fault, and so is its absence", () => {
  const schema = {
    type: "object",
    properties: {
      state: { type: "string", enum: states },
      reason: { type: ["string", "null"], description: "Set when the order is cancelled; null otherwise." },
    },
  };
  const read = operationsOf({
    "/orders/{id}": {
      get: {
        operationId: "getOrder",
        responses: { "200": { description: "It.", content: { "application/json": { schema } } } },
      },
    },
  })("getOrder");
  const faults = (body: object): number => stateMemberFaults(exchangeOf(read, { body })).length;
  expect(faults({ state: "draft", reason: null })).toBe(0);
  expect(faults({ state: "draft", reason: "moved" })).toBe(1);
  expect(faults({ state: "cancelled", reason: "moved" })).toBe(0);
  expect(faults({ state: "cancelled", reason: null })).toBe(1);
});
