import { expect, test } from "vitest";
import { releasedBy } from "../../../../scripts/contract-check/rules/conflict/released-conflicts";
import { operationsOf } from "../../inline-contract";

const visit = {
  type: "object",
  properties: { id: { type: "string" }, status: { type: "string", enum: ["booked", "cancelled", "done"] } },
};
const answer = (status: number) => ({
  [status]: { description: "It.", content: { "application/json": { schema: visit } } },
});

test.each([
  ["A dog has one booked visit (409 `dog_booked`).", "cancelled", true],
  ["A dog has one visit a day (409 `dog_booked`). Cancelled ones do not count.", "cancelled", true],
  ["No two visits that are not cancelled are at the same time: 409 `dog_booked`.", "cancelled", true],
  [
    "A dog has one visit (409 `dog_booked`); a room has one booked visit (409 `room_full`).",
    "cancelled",
    false,
  ],
  ["A dog has one visit that is booked or done (409 `dog_booked`).", "done", false],
  ["A dog has one visit (409 `dog_booked`).", "cancelled", false],
])("a text does not count what has ended: %s", (description, name, isReleased) => {
  const create = operationsOf({
    "/visits": { post: { operationId: "bookVisit", description, responses: answer(201) } },
    "/visits/{visitId}/cancel": { post: { operationId: "cancelVisit", responses: answer(200) } },
  });
  const resource = {
    key: "/visits",
    noun: "visit",
    isSingle: false,
    parent: undefined,
    actions: [],
    create: create("bookVisit"),
  };
  const path = [{ operation: create("cancelVisit") }];
  expect(releasedBy(create("bookVisit"), resource, { name, path }, "dog_booked")).toBe(isReleased);
});
