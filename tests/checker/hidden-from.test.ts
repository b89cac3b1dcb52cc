import { expect, test } from "vitest";
import { rolesWithout, rolesWithoutMember } from "../../scripts/contract-check/load/hidden-from";

const roles = ["manager", "technician", "dentist"];

test.each([
  ["Left out for technicians, always there for the others.", "technician"],
  ["Technicians do not see this property, it is left out for them.", "technician"],
  ["How often it was made anew. Dentists are not told; null for them.", "dentist"],
  ["Not shown to dentists or technicians.", "technician dentist"],
  ["Hidden from the clinic's dentist.", "dentist"],
  ["Shown to managers only.", "technician dentist"],
  ["Visible only to managers and technicians.", "dentist"],
  ["For managers only.", "technician dentist"],
  ["Only managers see it.", "technician dentist"],
])("a member is kept from those whom its description leaves out: %s", (description, names) => {
  expect(rolesWithout(description, roles).join(" ")).toBe(names);
});

test.each([
  "Left out for technicians unless they ask for it.",
  "Dentists are not told before it is shipped.",
  "The technician who works on it.",
  "For managers, the price that was agreed.",
  "Technicians do not see drafts.",
  "Null while no dentist is there.",
])("a description that is about something else, or depends, keeps it from nobody: %s", (description) => {
  expect(rolesWithout(description, roles)).toEqual([]);
});

test.each([
  ["All may read it. Dentists never get to see `internalNote`; the property is absent for them.", "dentist"],
  ["`internalNote` is left out for technicians and dentists.", "technician dentist"],
  ["The `internalNote` is not shown to dentists.", "dentist"],
  ["Dentists do not see `internalNote` while it is open.", ""],
  ["Dentists may not change `internalNote`.", ""],
])("a text keeps a member from those who do not get it: %s", (text, names) => {
  expect(rolesWithoutMember(text, "internalNote", roles).join(" ")).toBe(names);
});
