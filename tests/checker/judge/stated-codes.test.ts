import { expect, test } from "vitest";
import { codesNamed, statedCodeFaults } from "../../../scripts/contract-check/judge/stated-codes";
import { exchangeOf, operationsOf } from "../inline-contract";

const error = {
  type: "object",
  properties: { code: { enum: ["not_deleted", "number_taken", "booking_closed", "not_found"] } },
};
const restore = operationsOf({
  "/rooms/{id}/restore": {
    post: {
      operationId: "restoreRoom",
      description: "409 `not_deleted` when it is `active`, 409 `number_taken` when its number is in use.",
      responses: {
        "404": { description: "Unknown." },
        "409": { description: "Conflict.", content: { "application/json": { schema: error } } },
      },
    },
  },
})("restoreRoom");

const causes = (status: number, code: string): string[] =>
  statedCodeFaults(exchangeOf(restore, { status, body: { code } })).map(({ cause }) => cause);

test("texts name the codes of a status before or after it", () => {
  expect(codesNamed("Unique (409 `number_taken`). Unknown ones are 422 `unknown_room`.", 409)).toEqual([
    "number_taken",
  ]);
  expect(codesNamed("Refused with `409 version_conflict`. Then it is `too_late` (409).", 409)).toEqual([
    "version_conflict",
    "too_late",
  ]);
});

test("a refusal has a code that the contract states for its status", () => {
  expect(causes(409, "number_taken")).toEqual([]);
  expect(causes(409, "booking_closed")).toEqual(["code name 409"]);
  expect(causes(404, "not_found")).toEqual([]);
});
