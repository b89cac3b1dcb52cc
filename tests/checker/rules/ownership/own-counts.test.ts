import { expect, test } from "vitest";
import { countOf } from "../../../../scripts/contract-check/rules/lifecycle/counters";
import { operationsOf } from "../../inline-contract";

test("a user's own page counts what the name of its member says", () => {
  const schema = {
    type: "object",
    properties: { email: { type: "string" }, animalCount: { type: "integer" } },
  };
  const answer = { description: "It.", content: { "application/json": { schema } } };
  const read = operationsOf({ "/me": { get: { operationId: "readProfile", responses: { "200": answer } } } })(
    "readProfile",
  );
  const own = { key: "/me", noun: "me", isSingle: true, parent: undefined, actions: [], read };
  const child = { key: "/animals", noun: "animal", isSingle: false, parent: undefined, actions: [] };
  expect(countOf(own, child)).toBe("animalCount");
  expect(countOf(own, { ...child, noun: "bill" })).toBeUndefined();
});
