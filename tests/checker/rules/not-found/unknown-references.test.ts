import { expect, test } from "vitest";
import { statusOfUnknown } from "../../../../scripts/contract-check/rules/not-found/unknown-references";
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
