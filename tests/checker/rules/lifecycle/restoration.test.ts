import { expect, test } from "vitest";
import { namesState } from "../../../../scripts/contract-check/rules/lifecycle/restoration";

test.each([
  ["Returns with status `active`, whatever it was.", true],
  ["Brings it back as on hold.", true],
  ["Brings a removed member back.", false],
  ["Active members are refused with 409.", false],
])("a text says in which state what is restored is: %s", (text, isNamed) => {
  expect(namesState({ text }, ["active", "on_hold", "closed"])).toBe(isNamed);
});
