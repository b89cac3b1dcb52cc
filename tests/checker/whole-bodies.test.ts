import { expect, test } from "vitest";
import type { PreparedCall } from "../../scripts/contract-check/rules/shared/prepared-call";
import { wholeBodies } from "../../scripts/contract-check/rules/validation/whole-bodies";
import { checkerOf, operationsOf } from "./inline-contract";

const text = { type: "string", minLength: 1, maxLength: 40 };
const schema = {
  type: "object",
  required: ["name"],
  properties: { name: text, areaId: text, trade: text, note: text },
};
const example = { name: "Ann", areaId: "area-of-the-example", trade: "catering" };
const createLead = operationsOf({
  "/leads": {
    post: {
      operationId: "createLead",
      requestBody: { required: true, content: { "application/json": { schema, example } } },
      responses: { 201: { description: "New." } },
    },
  },
})("createLead");

/** The bodies with one optional member, of a call with this body. */
function alone(base: object, sent: object): unknown[] {
  const call: PreparedCall = { operation: createLead, parameters: new Map(), body: sent };
  return wholeBodies(checkerOf(createLead), createLead, base)
    .filter(({ member }) => member !== undefined)
    .map(({ apply }) => apply(call).body);
}

test("a member alone has the reference of the call: that of the first valid request may lead nowhere by now", () => {
  const bodies = alone({ name: "Ann", areaId: "area-1" }, { name: "Bea", areaId: "area-2" });
  expect(bodies).toContainEqual({ name: "Bea", areaId: "area-2" });
  expect(JSON.stringify(bodies)).not.toContain("area-1");
});

test("a member alone that the valid request does without has the value that the contract shows", () => {
  const bodies = alone({ name: "Ann" }, { name: "Bea" });
  expect(bodies).toContainEqual({ name: "Bea", trade: "catering" });
  // What the contract shows nowhere is made up.
  expect(bodies).toContainEqual({ name: "Bea", note: expect.any(String) });
});
