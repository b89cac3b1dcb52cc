import { expect, test } from "vitest";
import { withSeparateRefusals } from "../../scripts/contract-check/lib/refusal-lists";
import { withMemberNames } from "../../scripts/contract-check/plan/named-members";
import { statementsOfOperation } from "../../scripts/contract-check/plan/operation-statements";
import { operationsOf } from "./inline-contract";

const names = ["startsAt", "endsAt", "unitPriceCents", "attendees", "paidOn", "paidAt", "status"];

test.each([
  ["The end is not later than the start.", "`endsAt` is not later than `startsAt`."],
  ["An end that equals the start of the booking is refused.", "`endsAt` that equals `startsAt` is refused."],
  ["It is quantity times the unit price.", "It is quantity times `unitPriceCents`."],
  ["`startsAt` is the start.", "`startsAt` is `startsAt`."],
])("the ordinary words for a member become its name: %s", (text, named) => {
  expect(withMemberNames(text, names, "booking")).toBe(named);
});

test.each([
  "The start of the event is fixed.",
  "The end-user pays.",
  "Starts and ends are shown.",
  "The paid date of one of two members.",
  "The status is shown.",
])("words that stand for another thing, for two members or for much else stay: %s", (text) => {
  expect(withMemberNames(text, names, "booking")).toBe(text);
});

test.each([
  [
    "Refused with 422: an end before the start; a booking shorter than 30 minutes or longer than 10 hours. It is shown.",
    "Refused with 422 when an end is before the start. Refused with 422 when a booking is shorter than 30 minutes. Refused with 422 when a booking is longer than 10 hours.  It is shown.",
  ],
  ["Rejected with 409 `taken`: a name that is in use.", "Refused with 409 when a name is in use. "],
  ["Refused with 422.", "Refused with 422."],
  [
    "Refused with 409 if\n- the member is suspended;\n- the work is lent.\n\nElse it is lent.",
    "Refused with 409 when the member is suspended. Refused with 409 when the work is lent.  Else it is lent.",
  ],
  [
    "Answered with 422: a day that is less than 7 or more than 180 days after today.",
    "Refused with 422 when a day is less than 7 days after today. Refused with 422 when a day is more than 180 days after today. ",
  ],
])("each part of a list of refusals becomes a sentence: %s", (text, separate) => {
  expect(withSeparateRefusals(text)).toBe(separate);
});

test("what an operation states names the members of its body", () => {
  const time = { type: "string", format: "date-time" };
  const content = {
    "application/json": { schema: { type: "object", properties: { startsAt: time, endsAt: time } } },
  };
  const create = operationsOf({
    "/bookings": {
      post: {
        operationId: "createBooking",
        description: "Refused with 422: an end that is not later than the start.",
        requestBody: { content },
        responses: { 201: { description: "Booked" } },
      },
    },
  })("createBooking");
  expect(statementsOfOperation(create)).toContain(
    "Refused with 422 when `endsAt` is not later than `startsAt`.",
  );
});
