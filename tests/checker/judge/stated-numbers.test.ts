import { expect, test } from "vitest";
import { amountAt, statedFormula } from "../../../scripts/contract-check/judge/stated-formulas";
import { statedNumberFaults, statementsAbout } from "../../../scripts/contract-check/judge/stated-numbers";
import { exchangeOf, operationsOf } from "../inline-contract";

const names = ["net", "tax", "discount", "quantity", "unitPrice", "lines", "price"];
const bill = {
  net: 150,
  tax: 29,
  discount: 9,
  quantity: 3,
  unitPrice: 50,
  lines: [{ cost: 100 }, { cost: 50 }],
};
const right = (about: string, stated: number): boolean | undefined => {
  const formula = statedFormula(about, names);
  const exact = formula?.value(bill);
  return exact === undefined ? undefined : formula?.isRight(exact, stated);
};

test.each([
  ["`net` plus `tax`.", 179],
  ["net + tax − discount", 170],
  ["The price without discount: `quantity` × `unitPrice`, in cents.", undefined],
  ["quantity × unitPrice.", 150],
  ["Sum of `cost` of all lines.", 150],
  ["19 % of `net`, rounded half up.", 29],
  ["19% VAT on net, rounded to the nearest cent, half a cent upwards.", 29],
  ["20 percent of the `net`", 30],
  ["`net` plus `tax` percent of it, rounded to two decimals", 193.5],
  ["`net` minus `discount` % of it.", 136.5],
])("a description that is a formula gives the number: %s", (about, value) => {
  expect(value === undefined ? right(about, 0) : right(about, value)).toBe(
    value === undefined ? undefined : true,
  );
  if (value !== undefined) expect(right(about, value + 2)).toBe(false);
});

test("how a number is rounded follows from the text", () => {
  const rounded = (about: string): (number | undefined)[] =>
    [28, 29].filter((one) => right(`19 % of net, ${about}`, one));
  expect(rounded("rounded down")).toEqual([28]);
  expect(rounded("rounded half up")).toEqual([29]);
  expect(rounded("in cents")).toEqual([28, 29]);
  expect(rounded("rounded to two decimals")).toEqual([]);
  expect(right("19 % of net, rounded to two decimals", 28.5)).toBe(true);
});

test.each([
  "net plus tax, when the order is paid",
  "At most net plus tax",
  "net plus tax plus what the carrier takes",
  "The price at the time plus 19 % of net",
  "The tax that is part of net",
])("a text that says more gives no formula: %s", (about) => {
  expect(right(about, 0)).toBeUndefined();
});

test("an amount with a currency counts as its number", () => {
  expect(amountAt({ total: { amount: 5, currency: "EUR" } }, "total")).toBe(5);
  expect(amountAt({ price: { amount: 5, currency: "EUR" } }, "price.amount")).toBe(5);
});

test("an answer that breaks the formula of a member is a fault", () => {
  const number = { type: "integer" };
  const schema = {
    type: "object",
    properties: { net: number, tax: { ...number, description: "19 % of `net`, rounded half up." } },
  };
  const read = operationsOf({
    "/bills/{id}": {
      get: {
        operationId: "getBill",
        responses: { "200": { description: "It.", content: { "application/json": { schema } } } },
      },
    },
  })("getBill");
  const faults = (tax: number): string[] =>
    statedNumberFaults(exchangeOf(read, { body: { net: 150, tax } })).map(({ pointer }) => pointer);
  expect(faults(29)).toEqual([]);
  expect(faults(28)).toEqual(["/tax"]);
});

test("the text of an operation says what a member is", () => {
  const text =
    "`distance` is what was driven, `time` is `hourly` times hours, and `total` is the sum of the two. `rest`, the sum of all lines and the fee.";
  expect(statementsAbout("total", text)).toEqual(["distance plus time"]);
  expect(statementsAbout("rest", text)).toEqual(["the sum of all lines and the fee."]);
  expect(statementsAbout("other", text)).toEqual([]);
  expect(statementsAbout("tax", "`net` is the sum of the lines, `tax` is 20 percent of it.")).toEqual([
    "20 percent of net.",
  ]);
  const formula = statedFormula("the sum of all lines and the fee.", ["lines", "feeCents"]);
  expect(formula?.value({ lines: [{ totalCents: 3 }, { totalCents: 4 }], feeCents: 5 })).toBe(12);
});

test("what a schema says of its member holds before what a text says of another one of this name", () => {
  const number = { type: "integer" };
  const lines = { type: "array", items: { type: "object", properties: { amountCents: number } } };
  const quote = { type: "object", properties: { totalCents: number, lines } };
  const bill = {
    type: "object",
    description: "`totalCents` is `netCents` plus `taxCents`.",
    properties: { netCents: number, taxCents: number, totalCents: number, lines },
  };
  const shown = (schema: object) => ({
    responses: { "200": { description: "It.", content: { "application/json": { schema } } } },
  });
  const find = operationsOf({
    "/quotes": {
      get: { operationId: "getQuote", description: "`totalCents` is the sum of the lines.", ...shown(quote) },
    },
    "/bills": { get: { operationId: "getBill", ...shown(bill) } },
  });
  const faults = (id: string, body: object) =>
    statedNumberFaults(exchangeOf(find(id), { body })).map(({ pointer }) => pointer);
  const sold = [{ amountCents: 60 }, { amountCents: 40 }];
  expect(faults("getQuote", { totalCents: 100, lines: sold })).toEqual([]);
  expect(faults("getQuote", { totalCents: 60, lines: sold })).toEqual(["/totalCents"]);
  expect(faults("getBill", { netCents: 100, taxCents: 19, totalCents: 119, lines: sold })).toEqual([]);
});

test("a number in an object follows from what stands beside the object", () => {
  const number = { type: "integer" };
  const price = { type: "object", properties: { base: number, insurance: number, total: number } };
  const schema = { type: "object", properties: { insured: number, price } };
  const create = operationsOf({
    "/parcels": {
      post: {
        operationId: "createParcel",
        description: "`insurance` is one percent of `insured` rounded up to the full cent, and more.",
        responses: { "201": { description: "It.", content: { "application/json": { schema } } } },
      },
    },
  })("createParcel");
  const faults = (insurance: number): string[] =>
    statedNumberFaults(
      exchangeOf(create, { status: 201, body: { insured: 250, price: { base: 1, insurance } } }),
    ).map(({ pointer }) => pointer);
  expect(faults(3)).toEqual([]);
  expect(faults(2)).toEqual(["/price/insurance"]);
});
