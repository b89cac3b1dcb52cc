import { expect, test } from "vitest";
import { preferOwnInstances } from "../../scripts/contract-check/engine/observed-choice";
import { checkerOf, exchangeOf, operationsOf } from "./inline-contract";

const answer = {
  description: "It.",
  content: { "application/json": { schema: { type: "object", properties: { id: { type: "integer" } } } } },
};
const id = { name: "dayId", in: "path", required: true, schema: { type: "integer" } };
const find = operationsOf({
  "/days": { post: { operationId: "createDay", responses: { 201: answer } } },
  "/days/{dayId}": { parameters: [id], get: { operationId: "getDay", responses: { 200: answer } } },
  "/days/{dayId}/cancel": {
    parameters: [id],
    post: { operationId: "cancelDay", responses: { 200: answer } },
  },
});

/** Whether an action still takes what was observed, after it was called on an instance. */
function isObservedAfter(status: number, isOwn: boolean): boolean {
  const cancel = find("cancelDay");
  const checker = checkerOf(cancel);
  const resource = checker.resources.roles.get(cancel)?.resource;
  if (!resource) throw new Error("no resource");
  checker.choices.set(cancel, 0);
  const ids = new Map<string, unknown>([[resource.key, 7]]);
  const instance = { resource, userIndex: 0, payload: { id: 7 }, ids, steps: [], sentBody: undefined };
  checker.instances.push({ ...instance, isOwn, isDeleted: false });
  preferOwnInstances(checker, exchangeOf(cancel, { status, body: { id: 7 }, sent: { "path.dayId": 7 } }));
  return checker.choices.has(cancel);
}

test("an action that has succeeded on what the run created is called on that, and no more on what was observed", () => {
  expect(isObservedAfter(200, true)).toBe(false);
  expect(isObservedAfter(200, false)).toBe(true);
  expect(isObservedAfter(409, true)).toBe(true);
});
