import { expect, test } from "vitest";
import { leftIn, statesExhaustion } from "../../../../scripts/contract-check/rules/conflict/exhausted-stock";
import { operationsOf } from "../../inline-contract";

test("a text says that an action ends when nothing is left", () => {
  const action = (description: string) =>
    operationsOf({
      "/passes/{id}/entries": {
        post: { operationId: "useEntry", description, responses: { "409": { description: "Refused." } } },
      },
    })("useEntry");
  expect(statesExhaustion(action("Takes one. Refuses with 409 when no entry is left."))).toBe(true);
  expect(statesExhaustion(action("Takes the pass away. Refuses with 409 when it is closed."))).toBe(false);
});

test("one number of an instance says how much is left", () => {
  expect(leftIn({ id: 1, entriesTotal: 10, entriesLeft: 7 })).toEqual(["entriesLeft", 7]);
  expect(leftIn({ id: 1, placesFree: 2, bedsFree: 3 })).toBeUndefined();
});
