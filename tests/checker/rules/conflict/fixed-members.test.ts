import { expect, test } from "vitest";
import { fixedIn } from "../../../../scripts/contract-check/rules/conflict/fixed-members";
import { operationsOf } from "../../inline-contract";

test.each([
  ["Once a tour is open its beginning and end are fixed (409 `fixed`).", ["startsAt", "endsAt"]],
  ["When it is open the name can no longer be changed (409).", ["name"]],
  ["A tour that is open has a name (409 when it is taken).", []],
  ["Once a tour is open its name is fixed.", []],
])("a text fixes members in a state: %s", (description, names) => {
  const time = { type: "string", format: "date-time" };
  const properties = { name: { type: "string" }, startsAt: time, endsAt: time };
  const requestBody = { content: { "application/json": { schema: { type: "object", properties } } } };
  const operation = operationsOf({
    "/tours/{id}": {
      patch: { operationId: "change", description, requestBody, responses: { 200: { description: "It." } } },
    },
  })("change");
  expect(fixedIn(operation, "open", ["draft", "open", "closed"])).toEqual(names);
});
