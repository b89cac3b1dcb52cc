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

test("a number that is no status does not end what is said of a status", () => {
  const text =
    "409 if the student owes more than 500.00 (`balance_too_high`) or has five bookings (`too_many`).";
  expect(codesNamed(text, 409)).toEqual(["balance_too_high", "too_many"]);
});

test("where no schema enumerates the codes, texts name others than the examples", () => {
  const change = operationsOf({
    "/visits/{id}": {
      patch: {
        operationId: "changeVisit",
        description: "For whoever booked it (403 `not_owner`). Others get 403 `forbidden`.",
        responses: {
          "403": {
            description: "Refused",
            content: { "application/json": { example: { code: "role_required" } } },
          },
        },
      },
    },
  })("changeVisit");
  const found = ["not_owner", "forbidden", "role_required", "closed"].map(
    (code) => statedCodeFaults(exchangeOf(change, { status: 403, body: { code } })).length,
  );
  expect(found).toEqual([0, 0, 0, 1]);
});

test("codes of the parts of a result are not those of refusals", () => {
  const code = { type: "string", enum: ["unknown_part"] };
  const result = { "application/json": { schema: { type: "object", properties: { code } } } };
  const book = operationsOf({
    "/adjustments": {
      post: {
        operationId: "book",
        description: "409 `part_closed` for a closed part, 409 `part_twice` for the same one.",
        responses: { "200": { description: "Done.", content: result }, "409": { description: "Conflict." } },
      },
    },
  })("book");
  const faults = (name: string) => statedCodeFaults(exchangeOf(book, { status: 409, body: { code: name } }));
  expect(faults("part_twice")).toEqual([]);
  expect(faults("not_found")).toHaveLength(1);
});

test("a refusal has a code that the contract states for its status", () => {
  expect(causes(409, "number_taken")).toEqual([]);
  expect(causes(409, "booking_closed")).toEqual(["code name 409"]);
  expect(causes(404, "not_found")).toEqual([]);
});

test("a text that refers to the rules of another operation may be answered with its codes", () => {
  const refused = { "409": { description: "Conflict." } };
  const move = operationsOf({
    "/visits": {
      post: {
        operationId: "bookVisit",
        description: "One at a time (409 `slot_taken`).",
        responses: refused,
      },
    },
    "/visits/{id}": {
      patch: {
        operationId: "moveVisit",
        description: "A new start obeys the same rules as on booking. Twice at most (409 `moved_too_often`).",
        responses: refused,
      },
    },
  })("moveVisit");
  const faults = (code: string) => statedCodeFaults(exchangeOf(move, { status: 409, body: { code } }));
  expect(faults("slot_taken")).toEqual([]);
  expect(faults("out_of_stock")).toHaveLength(1);
});

test("the codes of a list are those of the status that heads it", () => {
  const text = `The following are answered 409, in this order: \`archived\` - the box is archived;
    \`box_full\` - it holds what it can. What is on its way counts;
    \`too_heavy\` - the lid would break. The following are answered 422: \`no_label\` - a label is missing.`;
  expect(codesNamed(text, 409)).toEqual(expect.arrayContaining(["archived", "box_full", "too_heavy"]));
  expect(codesNamed(text, 409)).not.toContain("no_label");
  expect(codesNamed(text, 422)).toContain("no_label");
});

test.each([
  [
    "Only an open visit can be moved (409 `closed_visit`). A new time is checked with the rules of\nbooking.",
    0,
  ],
  ["Only an open visit can be moved (409 `closed_visit`). The new time is refused with the same\ncodes.", 0],
  ["Only an open visit can be moved (409 `closed_visit`).", 1],
])("what a text refers to brings its codes along: %s", (description, count) => {
  const book = "An animal has a visit at a time (409 `visit_taken`).";
  const responses = { "409": { description: "Conflict" } };
  const move = operationsOf({
    "/visits": { post: { operationId: "bookVisit", description: book, responses } },
    "/visits/{id}": { patch: { operationId: "moveVisit", description, responses } },
  })("moveVisit");
  const faults = statedCodeFaults(exchangeOf(move, { status: 409, body: { code: "visit_taken" } }));
  expect(faults).toHaveLength(count);
});
