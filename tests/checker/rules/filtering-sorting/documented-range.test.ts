import { expect, test } from "vitest";
import { rangeFilters } from "../../../../scripts/contract-check/rules/filtering-sorting/documented-range";
import { operationsOf } from "../../inline-contract";
import { json, object } from "../../servers/schema-parts";
import { testShelf } from "../../shelf-tests";

testShelf([
  ["yearFrom is ignored", "listBooks", "filter"],
  ["yearTo is exclusive", "listBooks", "filter"],
  ["a range of one year is refused", "listBooks", "acceptance"],
]);

const day = { type: "string", format: "date" };

test.each([
  ["", "`dueBefore` keeps bills whose `dueOn` is earlier than that day.", "dueOn", false],
  ["", "`dueBefore` keeps bills whose `dueOn` is no later than that day.", "dueOn", undefined],
  ["", "`dueBefore` keeps bills whose `sentOn` is that day or earlier.", "sentOn", true],
  ["Bills due before, that day included.", "Earlier than that day.", "dueOn", true],
  ["", "A `dueBefore` earlier than `sentOn` is refused with 400.", "dueOn", undefined],
])(
  "a bound of a list is read from its description %j, else from the text %j",
  (own, text, property, isInclusive) => {
    const bill = object({ id: { type: "integer" }, dueOn: day, sentOn: day });
    const get = {
      operationId: "listBills",
      description: text,
      parameters: [{ name: "dueBefore", in: "query", schema: day, ...(own !== "" && { description: own }) }],
      responses: {
        200: { description: "Bills.", content: json(object({ items: { type: "array", items: bill } })) },
      },
    };
    const found = rangeFilters(operationsOf({ "/bills": { get } })("listBills"));
    expect(found).toMatchObject([{ property, isInclusive }]);
  },
);

test("a bound's text names a member of an object by all its words", () => {
  const time = { type: "string", format: "date-time" };
  const booking = object({
    id: { type: "integer" },
    createdAt: time,
    pickupWindow: object({ start: time, end: time }),
  });
  const description = "Only bookings whose pick-up window starts before this time (exclusive).";
  const get = {
    operationId: "listBookings",
    parameters: [{ name: "pickupTo", in: "query", schema: time, description }],
    responses: {
      200: { description: "It.", content: json(object({ items: { type: "array", items: booking } })) },
    },
  };
  const found = rangeFilters(operationsOf({ "/bookings": { get } })("listBookings"));
  expect(found).toMatchObject([{ property: "pickupWindow.start", isLower: false, isInclusive: false }]);
});

test("a bound of a day whose text names no member is about no day where there are instants", () => {
  const report = object({ dueOn: day, occurredAt: { type: "string", format: "date-time" } });
  const parameters = [
    { name: "from", in: "query", schema: day, description: "Happened on this day or later." },
  ];
  const content = json(object({ items: { type: "array", items: report } }));
  const get = {
    operationId: "listReports",
    parameters,
    responses: { 200: { description: "All.", content } },
  };
  const found = rangeFilters(operationsOf({ "/reports": { get } })("listReports"));
  expect(found.map(({ property }) => property)).toEqual(["occurredAt"]);
});
