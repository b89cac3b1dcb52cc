import { expect, test } from "vitest";
import { groupInList, groupOfAll } from "../../../../scripts/contract-check/rules/ownership/own-group";
import { runOf } from "../../inline-contract";
import { type ClinicDefect, clinicContract, clinicUsers, startClinics } from "../../servers/clinics-server";

test.each([
  ["Dentists see those of their clinic, the laboratory sees all.", "clinic"],
  ["Dentists get a list with nothing but their own clinic.", "clinic"],
  ["A dentist only gets orders of his own clinic.", "clinic"],
  ["Dentists see those of their clinic and also what is public.", undefined],
  ["All roles; dentists get their own orders.", "dentist"],
  ["All roles, a dentist sees only his own.", "dentist"],
  ["Managers see those of their clinic.", undefined],
  ["Dentists see their own and also what is public.", undefined],
])("the text of a list keeps the users of a role within their group: %s", (text, noun) => {
  expect(groupInList(text, "dentist")).toBe(noun);
});

test.each([
  ["Every account has one role. A dentist belongs to one clinic and sees nothing of the others.", "clinic"],
  ["A dentist belongs to one clinic. Orders have numbers.", undefined],
  ["A dentist is a customer who uses the app and only ever sees records about themselves.", "dentist"],
  ["A dentist draws teeth and deals with their own affairs only. The staff sees all.", "dentist"],
  ["A dentist deals with their own affairs, and with those of others.", undefined],
  ["A dentist uses the app. The manager only sees records about themselves.", undefined],
  ["A manager belongs to one clinic and sees nothing of the others.", undefined],
])("the text of a contract keeps the users of a role within their group: %s", (text, noun) => {
  expect(groupOfAll(text, "dentist")).toBe(noun);
});

async function findingsWith(defect?: ClinicDefect): Promise<string[]> {
  const server = await startClinics(defect);
  const { findings } = await runOf(clinicContract, clinicUsers, server.url, "full").run();
  await server.close();
  return [...new Set(findings.map(({ operation, rule }) => `${operation.id} ${rule}`))];
}

test("a laboratory that keeps clinics apart, and roles to their members, has no finding", async () => {
  expect(await findingsWith()).toEqual([]);
});

test.each([
  ["lists all orders", "listOrders ownership"],
  ["shows any order", "getOrder ownership"],
  ["closes any order", "closeOrder ownership"],
  ["lets technicians close orders", "closeOrder access"],
  ["dentists give discounts", "updateClinic access"],
  ["technicians see discounts", "listClinics ownership"],
] as const)("a laboratory that %s is found out", async (defect, finding) => {
  expect(await findingsWith(defect)).toContain(finding);
});
