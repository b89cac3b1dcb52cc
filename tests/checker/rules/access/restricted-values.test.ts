import { expect, test } from "vitest";
import { valuesForRoles } from "../../../../scripts/contract-check/rules/access/restricted-values";
import { operationsOf } from "../../inline-contract";

test.each([
  ["Pays. Cash is entered by managers only (403 for customers).", "cash manager"],
  ["Cash is for managers alone: 403 otherwise.", "cash manager"],
  ["Cash is counted twice (403).", ""],
  ["Managers only (403).", ""],
  ["Cash is entered by managers only.", ""],
])("a text keeps a choice for a role: %s", (description, wanted) => {
  const properties = { method: { type: "string", enum: ["card", "cash"] } };
  const requestBody = { content: { "application/json": { schema: { type: "object", properties } } } };
  const operation = operationsOf({
    "/payments": {
      post: { operationId: "pay", description, requestBody, responses: { 201: { description: "Paid." } } },
    },
  })("pay");
  const found = valuesForRoles(operation, ["customer", "manager"]);
  expect(found.map(({ value, role }) => `${value} ${role}`).join()).toBe(wanted);
});
