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

test("a value of another form than the path takes is no id: a job is not the statement that it makes", () => {
  const shown = { "200": { description: "It." } };
  const schema = { ...text, pattern: "^stm_[a-z0-9]{4}$" };
  const read = operationsOf({
    "/statements/{statementId}": {
      get: {
        operationId: "getStatement",
        parameters: [{ name: "statementId", in: "path", required: true, schema }],
        responses: shown,
      },
    },
  })("getStatement");
  const idOf = (body: Record<string, unknown>): unknown => {
    const instance = instanceOf(body, {});
    const resource = { ...instance.resource, key: "/statements", noun: "statement", read };
    const location = { location: `/jobs/${String(body["id"])}` };
    const steps = [exchangeOf(create, { status: 202, headers: location, body })];
    return instanceId({ ...instance, resource, steps }, "statementId");
  };
  expect(idOf({ id: "job_a1b2", statementId: null })).toBeUndefined();
  expect(idOf({ id: "job_a1b2", statementId: "stm_c3d4" })).toBe("stm_c3d4");
  expect(idOf({ id: "stm_c3d4" })).toBe("stm_c3d4");
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
