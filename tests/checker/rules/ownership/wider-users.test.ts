import { expect, test } from "vitest";
import { reachOf } from "../../../../scripts/contract-check/rules/ownership/wider-users";

test.each([
  ["The `manager` sees and changes everything.", ["manager"], "change"],
  ["An administrator may read and change what belongs to any user.", ["admin"], "change"],
  ["Staff see the orders of all users.", ["staff"], "read"],
  ["A manager may do everything a clerk may.", ["manager"], undefined],
  ["The manager keeps the spare parts.", ["manager"], undefined],
  ["Only the manager may not see everything.", ["manager"], undefined],
  ["Vets see everything of their own practice.", ["vet"], undefined],
  ["The manager sees everything.", [], undefined],
  ["Students carry a tag that changes with every change of the object.", ["student"], undefined],
])("a text says what a role reaches: %s", (text, roles, reach) => {
  expect(reachOf(text, roles)).toBe(reach);
});

test("a text that names what is reached is about nothing else", () => {
  const reach = (noun: string) =>
    reachOf("An admin can read the shipments and invoices of every customer.", ["admin"], noun, [
      "shipment",
      "invoice",
      "webhook",
    ]);
  expect([reach("shipment"), reach("webhook")]).toEqual(["read", undefined]);
});
