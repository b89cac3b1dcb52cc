import { expect, test } from "vitest";
import { composedOf } from "../../../../scripts/contract-check/rules/lifecycle/composed-texts";
import { operationsOf } from "../../inline-contract";

const text = (description = "") => ({ type: "string", description });
const properties = {
  firstName: text(),
  lastName: text(),
  fullName: text("First name, a blank, last name."),
  label: text("As it was printed first."),
};
const content = { "application/json": { schema: { type: "object", properties } } };
const read = operationsOf({
  "/members/{id}": { get: { operationId: "getMember", responses: { 200: { description: "It", content } } } },
})("getMember");

test("a text that names another in its description, and holds it, is composed of it", () => {
  const values = { firstName: "Ann", lastName: "Lee", fullName: "Ann Lee", label: "Ann" };
  expect(composedOf(read, "firstName", values)).toEqual(["fullName"]);
  expect(composedOf(read, "lastName", values)).toEqual(["fullName"]);
  expect(composedOf(read, "fullName", values)).toEqual([]);
});

test("what a text does not hold, or holds twice, tells nothing of its parts", () => {
  expect(composedOf(read, "firstName", { firstName: "Ann", fullName: "A. Lee" })).toEqual([]);
  expect(composedOf(read, "lastName", { lastName: "n", fullName: "Ann n" })).toEqual([]);
});
