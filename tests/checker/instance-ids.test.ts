import { expect, test } from "vitest";
import type { ResourceInstance } from "../../scripts/contract-check/engine/resource-instance";
import { instanceId } from "../../scripts/contract-check/engine/resource-instance";
import { exchangeOf, operationsOf } from "./inline-contract";

const text = { type: "string" };
const answer = {
  type: "object",
  properties: {
    secret: { ...text, description: "The actual value of the token." },
    name: { ...text, description: "The token's name." },
    role: { type: "object", properties: { id: { type: "integer" } } },
  },
};
const create = operationsOf({
  "/tokens": {
    post: {
      operationId: "createToken",
      responses: { "201": { description: "It.", content: { "application/json": { schema: answer } } } },
    },
  },
})("createToken");

function instanceOf(body: Record<string, unknown>, sentBody: unknown): ResourceInstance {
  const resource = { key: "/tokens", noun: "token", isSingle: false, parent: undefined, create, actions: [] };
  const steps = [exchangeOf(create, { status: 201, body })];
  return {
    resource,
    userIndex: 0,
    payload: body,
    ids: new Map(),
    steps,
    isOwn: true,
    isDeleted: false,
    sentBody,
  };
}

test("what an answer has inside beside the values that were sent is something else", () => {
  const shown = { name: "a", role: { id: 3 } };
  expect(instanceId(instanceOf(shown, { name: "a" }), "tokenId")).toBe("a");
  expect(instanceId(instanceOf({ ok: true, data: { id: 4, name: "a" } }, { name: "a" }), "tokenId")).toBe(4);
});

test("the id is the member that a description calls what the path takes", () => {
  const shown = { secret: "s-1", name: "a", role: { id: 3 } };
  expect(instanceId(instanceOf(shown, { name: "a" }), "token")).toBe("s-1");
});

test("the id of an order contact is its contactId, and not the name that was sent", () => {
  const shown = { contactId: 41, orderId: 7, name: "Ann" };
  const instance = instanceOf(shown, { name: "Ann" });
  const add = operationsOf({
    "/contacts": { post: { operationId: "addOrderContact", responses: { "201": { description: "It." } } } },
  })("addOrderContact");
  const resource = { ...instance.resource, noun: "contactor", create: add };
  expect(instanceId({ ...instance, resource }, "id")).toBe(41);
});
