import { expect, test } from "vitest";
import { derivedNumberFaults } from "../../../scripts/contract-check/judge/derived-numbers";
import { exchangeOf, operationsOf } from "../inline-contract";

const number = { type: "integer" };
const line = {
  type: "object",
  properties: { item_id: number, quantity: number, unitPrice: number, lineTotal: number },
};
const invoice = {
  type: "object",
  properties: {
    id: number,
    lines: { type: "array", items: line },
    lineCount: number,
    net: number,
    tax: number,
    total: number,
    copies: number,
  },
};
const example = {
  id: 17,
  lines: [
    { item_id: 8, quantity: 2, unitPrice: 1500, lineTotal: 3000 },
    { item_id: 9, quantity: 1, unitPrice: 700, lineTotal: 700 },
  ],
  lineCount: 2,
  net: 3700,
  tax: 703,
  total: 4403,
  copies: 2,
};
const read = operationsOf({
  "/invoices/{id}": {
    get: {
      operationId: "getInvoice",
      responses: {
        "200": { description: "It.", content: { "application/json": { schema: invoice, example } } },
      },
    },
  },
})("getInvoice");

const causes = (change: object): string[] =>
  derivedNumberFaults(exchangeOf(read, { body: { ...example, ...change } })).map(({ cause }) => cause);

test("sums, counts and products of a schema hold in answers as they do in its example", () => {
  expect(causes({})).toEqual([]);
  expect(causes({ lineCount: 3 })).toEqual(["derived lineCount"]);
  expect(causes({ net: 3000, total: 3703 })).toEqual(["derived net"]);
  expect(causes({ total: 3700 })).toHaveLength(1);
  expect(causes({ lines: [{ quantity: 3, unitPrice: 1000, lineTotal: 1000 }], lineCount: 1 })).toHaveLength(
    1,
  );
});

/** What an answer with this schema breaks, where the contract shows another one. */
const of = (schema: object, shown: object, answer: object): string[] => {
  const content = { "application/json": { schema, example: shown } };
  const read = operationsOf({
    "/things/{id}": {
      get: { operationId: "getThing", responses: { "200": { description: "It.", content } } },
    },
  })("getThing");
  return derivedNumberFaults(exchangeOf(read, { body: answer })).map(({ cause }) => cause);
};

test("a part that is zero in every example says nothing, nor does what a list gives by itself", () => {
  const stock = {
    type: "object",
    properties: { id: number, quantity: number, sold: number, available: number },
  };
  const refunds = { ...invoice.properties, refunded: number };
  const full = { id: 1, quantity: 20, sold: 0, available: 20 };
  expect(of(stock, full, { ...full, sold: 4, available: 14 })).toEqual([]);
  const sent = { ...example, refunded: 0 };
  expect(of({ type: "object", properties: refunds }, sent, { ...sent, refunded: 500 })).toEqual([]);
});

test("what a description states of a number takes the place of what the examples show", () => {
  const items = { type: "array", items: { type: "object", properties: { amountCents: number } } };
  const order = (description: string) => ({
    type: "object",
    properties: {
      id: number,
      lines: items,
      subtotalCents: number,
      discountCents: number,
      totalCents: { ...number, description },
    },
  });
  const shown = {
    id: 4,
    lines: [{ amountCents: 890 }, { amountCents: 310 }],
    subtotalCents: 1200,
    discountCents: 0,
    totalCents: 1200,
  };
  const reduced = { ...shown, discountCents: 60, totalCents: 1140 };
  expect(of(order("subtotalCents − discountCents. Integer cents."), shown, reduced)).toEqual([]);
  expect(
    of(order("subtotalCents − discountCents."), shown, { ...reduced, subtotalCents: 1140, totalCents: 1080 }),
  ).toEqual(["derived subtotalCents"]);
  expect(of(order("What is to be paid."), { ...shown }, { ...shown, totalCents: 900 })).toHaveLength(1);
});

test("a number that agrees with a list by chance is not bound to it", () => {
  expect(causes({ copies: 5 })).toEqual([]);
  expect(causes({ id: 18 })).toEqual([]);
});

test("a number of what is due next month is no sum that is due", () => {
  const counts = { dueThisMonth: 9, dueNextMonth: 15, trial: 6 };
  const schema = {
    type: "object",
    properties: { dueThisMonth: number, dueNextMonth: number, trial: number },
  };
  expect(of(schema, counts, { ...counts, dueNextMonth: 42 })).toEqual([]);
  const bill = { type: "object", properties: { amount: number, fee: number, amountDue: number } };
  const shown = { amount: 90, fee: 15, amountDue: 105 };
  expect(of(bill, shown, { ...shown, amountDue: 90 })).toHaveLength(1);
});
