import { expect, test } from "vitest";
import { choiceKind } from "../../../../scripts/contract-check/rules/pagination/link-header";
import { operationsOf } from "../../inline-contract";
import { testParcelDefects } from "../../rule-tests";

testParcelDefects(
  ["createShipment", "listShipments", "deleteShipment"],
  ["Link leads to the same page", "Link leads to a cursor that is none"],
);

test.each([
  [{ enum: ["AT", "DE"] }, "one"],
  [{ type: "array", items: { enum: ["AT", "DE"] } }, "several"],
  [{ type: "array", items: { type: "string" } }, undefined],
  [{ type: "string" }, undefined],
])("a filter takes one of its values or several, where its schema lists them: %o", (schema, kind) => {
  const parameters = [{ name: "country", in: "query", schema }];
  const list = operationsOf({ "/notes": { get: { operationId: "listNotes", parameters, responses: {} } } });
  const [country] = list("listNotes").parameters;
  expect(country && choiceKind(list("listNotes"), country.schema)).toBe(kind);
});
