import { expect, test } from "vitest";
import {
  isClearedBySwitch,
  withStatedSwitches,
} from "../../scripts/contract-check/rules/shared/stated-switches";
import { operationsOf } from "./inline-contract";

const properties = { outOfService: { type: "boolean" }, reason: { type: "string" } };
const content = { "application/json": { schema: { type: "object", properties } } };

const changeWith = (description: string) =>
  operationsOf({
    "/a": { put: { operationId: "change", description, requestBody: { content }, responses: {} } },
  })("change");

test.each([
  ["Taking it out of service works only while it is free; a held one is a 409.", true],
  ["A held one is refused with 409, unless `outOfService` is false.", false],
  ["A held one that is not out of service is refused.", false],
  ["A held one is refused with 409.", undefined],
  ["Taking it out of service needs a reason. A held one is shown.", undefined],
])("a sentence that excludes a state is about one value of a switch: %s", (text, expected) => {
  for (const outOfService of [true, false])
    expect(withStatedSwitches(changeWith(text), { outOfService, reason: "a" }, "held")).toEqual({
      outOfService: expected ?? outOfService,
      reason: "a",
    });
});

test("a member is cleared by the value of a switch that the text has do so", () => {
  const cleared = (text: string, outOfService: boolean): boolean =>
    isClearedBySwitch(changeWith(text), { outOfService, reason: "a" }, "reason");
  const back = "Bringing it back makes it free and clears the reason; one that is not out of service stays.";
  expect([cleared(back, false), cleared(back, true)]).toEqual([true, false]);
  const away = "Taking it out of service removes the reason.";
  expect([cleared(away, false), cleared(away, true)]).toEqual([false, true]);
  expect(cleared("`null` clears the reason.", false)).toBe(false);
  expect(cleared("The reason is kept.", false)).toBe(false);
});
