import { expect, test } from "vitest";
import { flagsIn } from "../../../../scripts/contract-check/rules/conflict/unusable-references";

const flags = (text: string, noun: string, values: Record<string, unknown[]>): unknown[] =>
  flagsIn(text, noun, new Map(Object.entries(values))).map(({ name, value }) => [name, value]);

test("a text excludes instances by what their members say", () => {
  expect(flags("Refuses a discontinued part (409).", "part", { discontinued: [true, false] })).toEqual([
    ["discontinued", true],
  ]);
  expect(flags("409 when the carrier is inactive.", "carrier", { active: [true, false] })).toEqual([
    ["active", false],
  ]);
  expect(
    flags("409 `closed` for a room that is `out_of_service`.", "room", {
      status: ["open", "out_of_service"],
    }),
  ).toEqual([["status", "out_of_service"]]);
  expect(
    flags("A locker that is not active answers 409.", "locker", { status: ["active", "maintenance"] }),
  ).toEqual([["status", "maintenance"]]);
  expect(
    flags("422 for an unknown part, 409 `part_discontinued`.", "part", { discontinued: [true, false] }),
  ).toEqual([["discontinued", true]]);
  const states = { status: ["free", "taken", "closed"] };
  expect(flags("For a room that is not `free`, and once a day (both 409).", "room", states)).toEqual([
    ["status", "free"],
  ]);
  expect(flags("For a room that is not free the answer is 409.", "room", states)).toEqual([
    ["status", "taken"],
  ]);
  expect(flags("Takes an active carrier.", "carrier", { active: [true, false] })).toEqual([]);
  expect(flags("Refuses a discontinued part (409).", "part", { 停用: [true, false] })).toEqual([]);
});
