import { expect, test } from "vitest";
import { summedLimit } from "../../../../scripts/contract-check/rules/conflict/summed-limits";
import { operationsOf } from "../../inline-contract";

test.each([
  ["The seats of all visits together stay within the capacity of the tour (409).", true],
  ["The seats of all visits together may not exceed the capacity (409).", true],
  ["The seats stay within the capacity of the tour (409).", false],
])("a text limits what all have together: %s", (description, isLimited) => {
  const post = (operationId: string, name: string) => ({
    post: {
      operationId,
      description,
      requestBody: {
        content: {
          "application/json": { schema: { type: "object", properties: { [name]: { type: "integer" } } } },
        },
      },
      responses: { 201: { description: "It." } },
    },
  });
  const find = operationsOf({
    "/tours": post("createTour", "capacity"),
    "/tours/{id}/visits": post("addVisit", "seats"),
  });
  const wanted = isLimited ? { member: "seats", bound: "capacity" } : undefined;
  expect(summedLimit(find("addVisit"), { create: find("createTour") })).toEqual(wanted);
});
