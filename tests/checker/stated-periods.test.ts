import { expect, test } from "vitest";
import { withStatedLength } from "../../scripts/contract-check/engine/stated-periods";
import { operationsOf } from "./inline-contract";
import { json, object } from "./servers/schema-parts";

/** A creation with this text, of a period with members of this format. */
function creation(description: string, format: string) {
  const time = { type: "string", format };
  return operationsOf({
    "/reservations": {
      post: {
        operationId: "createReservation",
        description,
        requestBody: { required: true, content: json(object({ startsAt: time, endsAt: time })) },
        responses: { "201": { description: "Made." } },
      },
    },
  })("createReservation");
}

const startsAt = "2031-03-03T10:00:00Z";
const hours = "A reservation lasts at least 15 minutes and at most 4 hours (422).";

test.each([
  ["2030-01-01T00:00:00Z", "2031-03-03T11:00:00Z"],
  ["2031-03-03T10:05:00Z", "2031-03-03T11:00:00Z"],
  ["2031-03-09T10:00:00Z", "2031-03-03T11:00:00Z"],
  ["2031-03-03T13:30:00Z", "2031-03-03T13:30:00Z"],
])("an end at %s is one that the text allows from 10 to at most 14 o'clock: %s", (endsAt, expected) => {
  const body = withStatedLength(creation(hours, "date-time"), { startsAt, endsAt });
  expect(body).toEqual({ startsAt, endsAt: expected });
});

test("a period of days that is too long ends within the days that the text allows", () => {
  const operation = creation("A stay lasts at least 2 days and at most 14 days.", "date");
  const body = withStatedLength(operation, { startsAt: "2031-03-03", endsAt: "2031-06-03" });
  expect(body).toEqual({ startsAt: "2031-03-03", endsAt: "2031-03-05" });
});

test("a period of which the text says nothing stays as it is", () => {
  const body = { startsAt, endsAt: "2030-01-01T00:00:00Z" };
  expect(withStatedLength(creation("Reserves it.", "date-time"), body)).toBe(body);
});
