import { expect, test } from "vitest";
import { restrictedMembers } from "../../../../scripts/contract-check/rules/ownership/restricted-views";
import { operationsOf } from "../../inline-contract";

test.each([
  ["Shown to the office only; null for teachers.", true],
  ["Only visible to the office.", true],
  ["Shown to the office.", false],
])("the description of a member keeps it for a role: %s", (description, isForRole) => {
  const properties = { id: { type: "string" }, phone: { type: "string", description } };
  const content = { "application/json": { schema: { type: "object", properties } } };
  const operation = operationsOf({
    "/students/{id}": { get: { operationId: "read", responses: { 200: { description: "It", content } } } },
  });
  const found = restrictedMembers(operation("read"), ["office", "teacher"]);
  expect(found.map(({ name, role }) => `${name} ${role}`)).toEqual(isForRole ? ["phone office"] : []);
});

test.each([
  ["Email addresses are shown to the office only; others do not receive that member.", ["email"]],
  ["`notes` are internal to the office and are left out altogether for everybody else.", ["notes"]],
  ["The notes are hidden from all but the office.", ["notes"]],
  ["What is said of them (`notes`) is shown to the office and nobody else.", ["notes"]],
  ["The `notes` are for the eyes of staff; teachers do not get this member at all.", ["notes"]],
  ["The `notes` are for the person concerned; the teacher's answer does not have them at all.", ["notes"]],
  ["The `notes` are only shown to the office and to the person concerned.", []],
  ["Only the office may change the notes.", []],
  ["The office sees everything.", []],
  ["Archived students are left out, unless the office asks for them.", []],
  ["`archived` is shown to the office only.", ["archived"]],
])("a text keeps members for a role: %s", (description, names) => {
  const text = { type: "string" };
  const properties = { id: text, email: text, notes: text, archived: { type: "boolean" } };
  const content = { "application/json": { schema: { type: "object", properties } } };
  const operation = operationsOf({
    "/students/{id}": {
      get: { operationId: "read", description, responses: { 200: { description: "It", content } } },
    },
  });
  const found = restrictedMembers(operation("read"), ["office", "teacher"]);
  expect(found.map(({ name }) => name)).toEqual(names);
});
