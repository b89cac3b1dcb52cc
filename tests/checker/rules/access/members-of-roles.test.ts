import { expect, test } from "vitest";
import { statedMembers } from "../../../../scripts/contract-check/rules/access/members-of-roles";
import { operationsOf } from "../../inline-contract";

const name = { type: "string" };

test.each([
  ["Dentists may change `email` and `phone`; anything else is refused with 403.", "dentist: email, phone"],
  ["Dentists can only change `phone`.", "dentist: phone"],
  ["Dentists may change `email`. If a patch has something else, it is refused with 403.", "dentist: email"],
  ["Dentists may change `email`. Managers may change everything.", ""],
  ["Dentists may change `email` or `phone`. Once archived it is 409.", ""],
])("a text says which members a role may change: %s", (description, wanted) => {
  const schema = { type: "object", properties: { email: name, phone: name, discount: name } };
  const requestBody = { content: { "application/merge-patch+json": { schema } } };
  const operation = operationsOf({
    "/clinics/{id}": {
      patch: { operationId: "update", description, requestBody, responses: { 200: { description: "It." } } },
    },
  })("update");
  const found = statedMembers(operation, ["dentist", "manager"]);
  expect(found.map(({ role, allowed }) => `${role}: ${allowed.join(", ")}`).join()).toBe(wanted);
});
