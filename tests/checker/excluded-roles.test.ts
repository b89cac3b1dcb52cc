import { expect, test } from "vitest";
import { excludedRoles } from "../../scripts/contract-check/load/excluded-roles";
import { operationsOf } from "./inline-contract";

const roles = ["manager", "technician", "dentist"];

/** The roles that a text keeps from an operation that opens a case. */
function excluded(description: string, refusal = "No."): string {
  const responses = { "200": { description: "Done." }, "403": { description: refusal } };
  const post = { operationId: "createCase", summary: "Open a case", description, responses };
  return excludedRoles(operationsOf({ "/cases": { post } })("createCase"), roles).join(" ");
}

test.each([
  ["By the clinic's dentist or a manager; only drafts (409).", "technician"],
  ["By the clinic's dentist or a manager, and only while the case is a draft (409).", "technician"],
  ["By managers, of cases in production (409 for others).", "technician dentist"],
  ["For a manager or the dentist of the case.", "technician"],
  ["Opens a draft. Only technicians open cases, and the one who does works on it.", "manager dentist"],
  ["Technicians do not open cases.", "technician"],
  ["Dentists cannot (403).", "dentist"],
  ["`dentist` may not do this.", "dentist"],
])("whom a text leaves out is excluded, whatever else it asks of the others: %s", (text, names) => {
  expect(excluded(text)).toBe(names);
});

test.each([
  "By the clinic's dentist, a manager or whoever opened it.",
  "By a manager; technicians also.",
  "For a manager or the owner.",
  "Technicians cannot open urgent cases.",
  "Technicians do not see drafts.",
  "Only technicians start work.",
  "Everybody may open one. It gets a number. The price is for managers only.",
  "A dentist opens it for the own clinic.",
  "The technician's name is set.",
])("a text that leaves others in, or is about something else, excludes nobody: %s", (text) => {
  expect(excluded(text)).toBe("");
});

test("the description of a refusal names whom it is for", () => {
  expect(excluded("Opens a draft.", "The caller is a technician.")).toBe("technician");
  expect(excluded("Opens a draft.", "The caller is a technician of another branch.")).toBe("");
});
