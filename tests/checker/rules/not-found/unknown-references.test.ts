import { expect, test } from "vitest";
import { missingReferenceCode } from "../../../../scripts/contract-check/engine/id-slots";
import {
  isOfRelation,
  statusOfUnknown,
} from "../../../../scripts/contract-check/rules/not-found/unknown-references";
import { operationsOf } from "../../inline-contract";
import { testParcelDefects } from "../../rule-tests";

testParcelDefects(
  ["putMyAddress", "getMyAddress", "createShipment", "getShipment", "deleteShipment"],
  ["an unknown sender is accepted"],
);

test("a code among those of a status says how an unknown reference is refused", () => {
  const refusal = (codes: string[]) => ({
    description: "Refused.",
    content: { "application/json": { schema: { properties: { errcode: { enum: codes } } } } },
  });
  const book = operationsOf({
    "/bookings": {
      post: {
        operationId: "createBooking",
        responses: { "404": refusal(["NOT_FOUND"]), "409": refusal(["COURSE_UNKNOWN", "ALREADY_BOOKED"]) },
      },
    },
  })("createBooking");
  expect(statusOfUnknown(book, "course")).toBe(409);
  expect(statusOfUnknown(book, "member")).toBeUndefined();
});

test.each([
  ["409 when there is no address with this `sender`.", 409],
  ["Rejecting needs a sender and must not have an amount (409).", undefined],
  ["409 when the parcel is not open. The sender is told (409).", undefined],
])("a sentence says that what a member names is not there: %s", (description, code) => {
  const responses = { "409": { description: "Refused." } };
  const send = operationsOf({ "/parcels": { post: { operationId: "sendParcel", description, responses } } });
  expect(missingReferenceCode(send("sendParcel"), "sender")).toBe(code);
});

test.each([
  ["is of another category", true],
  ["does not belong to the customer", true],
  ["Not your own record.", true],
  ["there is no such vehicle", false],
  ["another vehicle was not found", false],
])("a refusal tells that what is there does not suit the rest: %s", (message, isSo) => {
  expect(isOfRelation({ body: { errors: [{ field: "vehicleId", message }] } })).toBe(isSo);
});
