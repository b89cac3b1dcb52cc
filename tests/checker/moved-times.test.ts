import { expect, test } from "vitest";
import { movedDay } from "../../scripts/contract-check/engine/time-window";

test("a time that is moved by days keeps its form", () => {
  expect(movedDay("2027-04-06T09:15:00Z", 30)).toBe("2027-05-06T09:15:00Z");
  expect(movedDay("2027-04-06T09:15:00.000+02:00", 1)).toBe("2027-04-07T09:15:00.000+02:00");
  expect(movedDay("2027-12-31", 1)).toBe("2028-01-01");
  expect(movedDay("2027-13-41", 1)).toBeUndefined();
  expect(movedDay("2027-12-31", Number.NaN)).toBeUndefined();
  expect(movedDay("2027-12-31", 1e12)).toBeUndefined();
});
