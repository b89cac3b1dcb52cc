import { expect, test } from "vitest";
import {
  isAboutOther,
  isAboutStrength,
  isAboutUse,
  isUnknownOwner,
  isUnknownValue,
} from "../../../../scripts/contract-check/rules/validation/refusal-signature";
import {
  isRestricted,
  restrictedWith,
} from "../../../../scripts/contract-check/rules/validation/restricted-members";
import {
  asksForAbsent,
  isBoundedByText,
  isOneOfNamed,
  isStatedPointer,
} from "../../../../scripts/contract-check/rules/validation/valid-input";
import { operationsOf } from "../../inline-contract";
import { testMutants } from "../../mutant-tests";
import { boards, notes, tools } from "../../rule-tests";

testMutants(notes, [
  ["listNotes refuses 50", "listNotes", "acceptance"],
  ["createNote strict:text null", "createNote", "acceptance"],
  ["createNote refuses 40", "createNote", "acceptance"],
  ["createNote counts bytes", "createNote", "acceptance"],
  ["createNote wants text", "createNote", "acceptance"],
]);

testMutants(boards, [
  ["createBoard strict:note null", "createBoard", "acceptance"],
  ["addCard refuses 0", "addCard", "acceptance"],
]);

testMutants(tools, [
  ["login refuses to keep nobody signed in", "login", "acceptance"],
  ["29 February refused", "createTool", "acceptance"],
]);

test("a refusal that names another place, or a reference below, says nothing of the value under test", () => {
  const refusal = (field: string) => ({ body: { error: { details: [{ field }] } } });
  expect(isAboutOther(refusal("quantity"), "/body/quantity")).toBe(false);
  expect(isAboutOther(refusal("start"), "/body/quantity")).toBe(true);
  expect(isAboutOther(refusal("parcels[0].lines[1].itemId"), "/body/parcels")).toBe(true);
  expect(isAboutOther(refusal("parcels[0].weight"), "/body/parcels")).toBe(false);
  expect(isAboutOther({ body: { error: "No." } }, "/body/quantity")).toBe(false);
});

test.each([
  ["/body/parcels/0/weight", "/parcels", true],
  ["/body/parcels", "/parcels", true],
  ["/body/parcelsLeft", "/parcels", false],
  ["/body/note", "/note", false],
])(
  "what a text states with its pointer is no fault of %s where the refusal names %s",
  (pointer, field, isStated) => {
    const text =
      "Answered with 422: a total weight above what the tariff allows (`/parcels`); a note in capitals.";
    expect(isStatedPointer({ text }, { pointer }, { body: { errors: [{ field }] } })).toBe(isStated);
  },
);

test("a refusal that says of the value that nothing has it is no refusal of its length", () => {
  const refusal = { body: { error: "Tag type 'vp' does not exist" } };
  const body = { tags: [{ type: "vp" }] };
  expect(isUnknownValue({ pointer: "/body/tags/0/type", keyword: "minLength" }, body, refusal)).toBe(true);
  // A value that the schema lists exists.
  expect(isUnknownValue({ pointer: "/body/tags/0/type", keyword: "enum" }, body, refusal)).toBe(false);
  expect(isUnknownValue({ pointer: "/body/tags", keyword: "minItems" }, body, refusal)).toBe(false);
  const short = { body: { error: "The type 'vp' is too short" } };
  expect(isUnknownValue({ pointer: "/body/tags/0/type", keyword: "minLength" }, body, short)).toBe(false);
});

test("a refusal of what a body names beside required members says nothing of them being optional", () => {
  const refusal = { body: { error: "Could not find strategy type with name abc" } };
  expect(isUnknownValue({ pointer: "/body", keyword: "optional" }, { name: "abc" }, refusal)).toBe(true);
  expect(isUnknownValue({ pointer: "/body/name", keyword: "optional" }, { name: "xyz" }, refusal)).toBe(
    false,
  );
});

test("a refusal for how strong a password is says nothing of its length", () => {
  expect(isAboutStrength({ text: "The password must be at least 10 characters long." })).toBe(true);
  expect(isAboutStrength({ text: "The name must be at least 10 characters long." })).toBe(false);
});

test("a refusal for what uses an instance now says nothing of the value", () => {
  expect(isAboutUse({ text: "Invalid project. Segment is being used by strategies in other projects" })).toBe(
    true,
  );
  expect(isAboutUse({ text: "The project is invalid" })).toBe(false);
});

test.each([
  [
    "The postcode fits the country, otherwise 422: DE five digits, NL two capital letters.",
    "postcode",
    ["country"],
  ],
  ["With kind `percent`, `value` is 1 to 90; with kind `amount` it is 100 to 10000.", "value", ["kind"]],
  ["`value` is not 0; it is above 0 for the kind `amount`.", "value", ["kind"]],
  ["The kind is shown with the value.", "value", []],
  ["The bail is at least five times the daily fee.", "bailCents", ["dailyFeeCents"]],
  ["The bail is shown with the daily fee.", "bailCents", []],
])("a text restricts a member together with another one: %s", (description, name, others) => {
  const text = { type: "string" };
  const number = { type: "integer" };
  const amounts = { value: number, bailCents: number, dailyFeeCents: number };
  const properties = { postcode: text, country: text, kind: text, ...amounts };
  const content = { "application/json": { schema: { type: "object", properties } } };
  const responses = { 201: { description: "Created" } };
  const create = { operationId: "create", description, requestBody: { content }, responses };
  const variation = { pointer: `/body/${name}` } as Parameters<typeof restrictedWith>[1];
  expect(restrictedWith(operationsOf({ "/a": { post: create } })("create"), variation)).toEqual(others);
});

test.each([
  ["`closes` must be later than `opens` (422).", "/body/openingHours/0/closes", true],
  ["The closing is shown with `closes`.", "/body/openingHours/0/closes", false],
  ["The hours of a weekday must not overlap (422).", "/body/openingHours", true],
  ["The hours are answered in order.", "/body/openingHours", false],
])("a text restricts what a list holds: %s", (description, pointer, isStated) => {
  const text = { type: "string" };
  const items = { type: "object", properties: { opens: text, closes: text } };
  const properties = { openingHours: { type: "array", items } };
  const content = { "application/json": { schema: { type: "object", properties } } };
  const change = { operationId: "change", description, requestBody: { content }, responses: {} };
  expect(isRestricted(operationsOf({ "/a": { put: change } })("change"), { pointer })).toBe(isStated);
});

test.each([
  ["The result must still close later than it opens (422).", "/body/openUntil", true],
  ["A site opens before it closes.", "/body/openFrom", true],
  ["The hours are shown with the site.", "/body/openUntil", false],
  ["We insure up to 5,000.00 euro of declared\nvalue.", "/body/declaredValue/amount", true],
  ["The declared value lies between 0.10 and 20.00 euro.", "/body/declaredValue/amount", true],
  ["The declared value is no higher than 500 euro.", "/body/declaredValue", true],
  ["The declared value is shown.", "/body/declaredValue/amount", false],
  ["The declared value is up to 900 euro.", "/body/declaredValue/cents", false],
  ["Not more than 100000 cents may be paid in cash at a time (422).", "/body/amountCents", true],
  ["At most 20 lessons are booked at a time (422).", "/body/amountCents", false],
])("a text bounds what the schema leaves open: %s", (description, pointer, isStated) => {
  const text = { type: "string" };
  const amounts = { amount: text, cents: { type: "integer", maximum: 900 } };
  const properties = {
    openFrom: text,
    openUntil: text,
    declaredValue: { type: "object", properties: amounts },
    amountCents: { type: "integer", maximum: 10_000_000 },
  };
  const content = { "application/merge-patch+json": { schema: { type: "object", properties } } };
  const change = { operationId: "change", description, requestBody: { content }, responses: {} };
  expect(isRestricted(operationsOf({ "/a": { patch: change } })("change"), { pointer })).toBe(isStated);
});

test("a refusal that there is none of what a name begins with tells nothing about the value's form", () => {
  const detail = "There is no active courier of this badge.";
  const refusal = { body: { detail }, text: JSON.stringify({ detail }) };
  const isUnknown = (pointer: string, keyword: string, isResource = true): boolean =>
    isUnknownOwner({ pointer, keyword }, refusal, (noun) => isResource && noun === "courier");
  expect(isUnknown("/body/courierBadge", "pattern")).toBe(true);
  expect(isUnknown("/body/courierBadge", "enum")).toBe(false);
  expect(isUnknown("/body/badge", "pattern")).toBe(false);
  expect(isUnknown("/body/courierBadge", "pattern", false)).toBe(false);
});

const decision = (description: string) => {
  const properties = {
    status: { enum: ["accepted", "rejected"] },
    note: { type: "string" },
    attendees: { type: "integer" },
  };
  const content = { "application/json": { schema: { type: "object", properties } } };
  const put = { operationId: "decide", description, requestBody: { content }, responses: {} };
  return operationsOf({ "/a": { put } })("decide");
};

test("a refusal that asks for a member which was not sent says nothing of the value that was", () => {
  const operation = decision("Decides.");
  const asks = (sent: object, detail: string): boolean =>
    asksForAbsent({
      operation,
      call: { operation, parameters: new Map(), body: sent, credentials: new Map() },
      body: { detail },
    });
  expect(asks({ status: "rejected" }, "A rejection needs a note.")).toBe(true);
  expect(asks({ status: "rejected", note: "No." }, "A rejection needs a note.")).toBe(false);
  expect(asks({ status: "rejected" }, "The status is wrong.")).toBe(false);
});

test.each([
  ["Refused with 422 if\n- there are more attendees than the room has seats.", true],
  ["Refused with 422: attendees without a ticket.", false],
  ["More attendees than the room has seats are shown in red.", false],
  ["`attendees` defaults to all; it is not after the end of the list (422).", true],
  ["`attendees` defaults to all; the day is not after the end of the list (422).", false],
])("a text compares a member with something else: %s", (description, isBounded) => {
  expect(isBoundedByText(decision(description), { pointer: "/body/attendees" })).toBe(isBounded);
});

test.each([
  ["With any other code, the sale is a 422.", "/body/promoCode", true],
  ["An unknown promo code is refused.", "/body/promoCode", true],
  ["Any other member is ignored.", "/body/promoCode", false],
  ["A promo code takes ten percent off.", "/body/promoCode", false],
])("a text names the values there are: %s", (text, pointer, isNamed) => {
  expect(isOneOfNamed({ text }, { pointer })).toBe(isNamed);
});
