import { expect, test } from "vitest";
import { initialState } from "../../scripts/contract-check/rules/shared/state-member";
import { operationsOf } from "./inline-contract";

test.each([
  ["Creates a draft that belongs to the caller.", "draft"],
  ["The order starts as `pending_payment`.", "pending_payment"],
  ["Books an appointment, in the state `planned`.", "planned"],
  ["A new one is always `planned`.", "planned"],
  ["The state is `planned`, or `draft` for others.", undefined],
  ["Makes one.", undefined],
])("the text of a creation names the first state: %s", (description, state) => {
  const create = operationsOf({
    "/orders": {
      post: { operationId: "createOrder", description, responses: { "201": { description: "It." } } },
    },
  })("createOrder");
  expect(initialState(["draft", "planned", "pending_payment"], create)).toBe(state);
});
