import { expect, test } from "vitest";
import { movedDay, movedTime } from "../../scripts/contract-check/engine/time-window";
import { isUniqueNumber } from "../../scripts/contract-check/engine/unique-texts";
import { operationsOf } from "./inline-contract";

test("a time that is moved by days keeps its form", () => {
  expect(movedDay("2027-04-06T09:15:00Z", 30)).toBe("2027-05-06T09:15:00Z");
  expect(movedDay("2027-04-06T09:15:00.000+02:00", 1)).toBe("2027-04-07T09:15:00.000+02:00");
  expect(movedDay("2027-12-31", 1)).toBe("2028-01-01");
  expect(movedDay("2027-13-41", 1)).toBeUndefined();
  expect(movedDay("2027-12-31", Number.NaN)).toBeUndefined();
  expect(movedDay("2027-12-31", 1e12)).toBeUndefined();
  expect(movedTime("2027-04-06T09:15:00Z", 900_000)).toBe("2027-04-06T09:30:00Z");
  expect(movedTime("2026-13-45T99:99:99Z", 900_000)).toBeUndefined();
});

test.each([
  ["Conflicts: `due_exists` when the due of that year has already been issued.", "year", true],
  ["409 when the seats of all visits together exceed the capacity.", "seats", false],
  ["409 when the plate is taken.", "year", false],
])("a number is unique where the text about 409 says so: %s", (description, name, isUnique) => {
  const responses = { "201": { description: "Done." }, "409": { description: "Conflict." } };
  const create = operationsOf({ "/dues": { post: { operationId: "create", description, responses } } })(
    "create",
  );
  expect(isUniqueNumber(create, name)).toBe(isUnique);
});
