import { expect, test } from "vitest";
import { referredBoundsIn } from "../../../../scripts/contract-check/engine/referred-bounds";
import {
  clausesOf,
  distanceBeyond,
  relatedMembers,
} from "../../../../scripts/contract-check/rules/validation/related-members";
import {
  limitsIn,
  ordersPeriod,
  relationsIn,
  sideOfNow,
} from "../../../../scripts/contract-check/rules/validation/stated-relations";
import { operationsOf } from "../../inline-contract";

const names = ["from", "until", "minimum", "maximum", "startsAt"];
const first = (text: string, subject?: string, isRefusal?: boolean): string =>
  relationsIn(text, names, subject, isRefusal)
    .map(({ left, order, right }) => `${left} ${order} ${right}`)
    .join();

test("a text that relates two members says which of them is the larger one", () => {
  expect(first("`until` must be after `from`.")).toBe("until > from");
  expect(first("`until` must not be before `from`.")).toBe("until >= from");
  expect(first("The `maximum` has to be at least the `minimum`.")).toBe("maximum >= minimum");
  expect(first("The order that results must have `until` not before `from` (422).")).toBe("until >= from");
  expect(first("`until` is after `from`, by at most 30 days: 422.")).toBe("until > from");
});

test("a description of a member is about it, one of a refusal about what is wrong", () => {
  expect(first("Not before `from`.", "until")).toBe("until >= from");
  expect(first("`until` is before `from`.", undefined, true)).toBe("until >= from");
  expect(first("`until` is not after `from`.", undefined, true)).toBe("until > from");
});

test("a sentence with its refusal says what is wrong", () => {
  expect(first("If `from` is not before `until` the answer is 400.")).toBe("from < until");
  expect(first("If `from` is given, `until` must be after `from` (422).")).toBe("until > from");
});

test.each([
  ["It ends later than it begins.", true],
  ["The end must be after the start.", true],
  ["It begins before the shop opens.", false],
  ["The sale ends at noon.", false],
])("a text puts the end of a period after its begin: %s", (text, isOrdered) => {
  expect(ordersPeriod(text)).toBe(isOrdered);
});

test("texts about one member, or about others, relate nothing", () => {
  expect(first("`until` is optional. Sent before noon.")).toBe("");
  expect(first("Objects before `other` are left out.")).toBe("");
});

test("a text may take the bound of a member from another resource", () => {
  const limit = { member: "attendees", of: "capacity", noun: "room", isUpper: true };
  expect(limitsIn("`attendees` is at most the `capacity` of the room: 422.", ["attendees"])).toEqual([limit]);
  expect(limitsIn("`attendees` must not be more than the capacity of its room.", ["attendees"])).toEqual([
    limit,
  ]);
  expect(
    limitsIn("`attendees` is 1 if not given and must not exceed the capacity of the room.", ["attendees"]),
  ).toEqual([limit]);
  expect(limitsIn("`attendees` come to the room.", ["attendees"])).toEqual([]);
});

test("a text puts a date into the past or the future", () => {
  expect(sideOfNow("`birthDate` must be before today (422).")).toBe("past");
  expect(sideOfNow("The date must not lie in the past.")).toBe("future");
  expect(sideOfNow("`start` is in the future")).toBe("future");
  expect(sideOfNow("The reading may not be dated in the future (422).")).toBe("past");
  expect(sideOfNow("Cannot be in the future.")).toBe("past");
  expect(sideOfNow("Refused with 422 when `start` is not in the future.")).toBe("future");
  expect(sideOfNow("A date in the future is refused.")).toBe("past");
  expect(sideOfNow("`start` is in the future, otherwise it is refused.")).toBe("future");
  expect(sideOfNow("`birthDate` must not be before 1900-01-01 or after today (422).")).toBe("past");
  expect(sideOfNow("The day of the visit; may lie in the past.")).toBeUndefined();
});

test('a clause about "it" is about the member that was named last', () => {
  expect(clausesOf("Rules on `startsAt` (422): it is in the future; it must fit. It works.")).toEqual([
    "Rules on `startsAt` (422):",
    "`startsAt` is in the future;",
    "`startsAt` must fit.",
    "It works.",
  ]);
  expect(clausesOf("It is in the future.")).toEqual(["It is in the future."]);
});

test("what the introduction of a contract states of members holds for every body that has them", () => {
  const day = { type: "string", format: "date" };
  const bodyOf = (properties: object) => ({
    requestBody: { content: { "application/json": { schema: { type: "object", properties } } } },
    responses: { 201: { description: "It." }, 422: { description: "Refused." } },
  });
  const description =
    "For stays and offers: `endDate` must not be before `startDate` (422 `period`), `startDate` must not be before today (422).";
  const operation = operationsOf(
    {
      "/stays": { post: { operationId: "createStay", ...bodyOf({ startDate: day, endDate: day }) } },
      "/bills": { post: { operationId: "createBill", ...bodyOf({ start: day, due: day }) } },
    },
    { info: { title: "Stays", description } },
  );
  const namesOf = (id: string): string[] => relatedMembers(operation(id)).map(({ name }) => name);
  expect(namesOf("createStay")).toEqual([
    "related createStay endDate startDate",
    "present createStay startDate",
  ]);
  expect(namesOf("createBill")).toEqual([]);
});

test.each([
  "`salary` must lie within `salaryMin` and `salaryMax` of the opening, both included (422).",
  "`salary` has to be between the `salaryMin` and the `salaryMax` of its opening.",
])("a number lies between two members of something else: %s", (text) => {
  expect(referredBoundsIn(text, ["salary", "startDate"])).toEqual([
    { member: "salary", least: "salaryMin", most: "salaryMax", noun: "opening" },
  ]);
  expect(referredBoundsIn(text, ["startDate"])).toEqual([]);
});

test("a date moves as many decades as lead to the other side of the present", () => {
  const years = 365.25 * 86_400_000;
  const present = Date.parse("2026-11-30");
  const born = Date.parse("2004-02-09");
  expect(born + distanceBeyond(born, present)).toBeGreaterThan(present);
  expect(distanceBeyond(present - years, present)).toBeLessThan(21 * years);
  expect(distanceBeyond(Number.NaN, present)).toBeGreaterThan(0);
});
