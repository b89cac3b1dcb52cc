import { expect, test } from "vitest";
import { assignedColleagues } from "../../../../scripts/contract-check/rules/ownership/assigned-colleagues";
import { operationsOf } from "../../inline-contract";

test.each([
  ["Only the vet of the visit (403 for another vet).", ["another vet endVisit"]],
  ["Vets only (403).", []],
])("a colleague of the person that an instance names is to be refused: %s", (description, names) => {
  const responses = { 200: { description: "Ended." }, 403: { description: "Not yours." } };
  const post = { operationId: "endVisit", description, responses };
  const parameters = [{ name: "visitId", in: "path", required: true, schema: { type: "string" } }];
  const operation = operationsOf({ "/visits/{visitId}/end": { parameters, post } })("endVisit");
  expect(assignedColleagues(operation).map(({ name }) => name)).toEqual(names);
});
