import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OrderState } from "../../../mocks/business/rows/orders";
import type { InvoiceState } from "../../../mocks/mall/rows/invoices";
import { bookOf } from "../../../mocks/mall/rules/book";
import { invoiceNumber } from "../../../mocks/mall/rules/invoice-number";
import { invoiceProblem, invoiceTransitions, withdrawal } from "../../../mocks/mall/rules/invoices";
import { createRandom } from "../../../mocks/world/random";

const orderStates: readonly OrderState[] = [
  "unpaid",
  "paid",
  "activated",
  "cancelled",
  "expired",
  "refunding",
  "refunded",
];
const invoiceStates: readonly InvoiceState[] = ["requested", "issued", "reissuing", "reissued", "failed"];

const orders = fc.record({ state: fc.constantFrom(...orderStates), finalFen: fc.nat() });
const invoices = fc.option(fc.record({ state: fc.constantFrom(...invoiceStates) }), { nil: undefined });
const titles = fc.record({ holder: fc.constantFrom("person" as const, "company" as const) });
const requests = fc.record({
  invoicetype: fc.constantFrom(1 as const, 2 as const),
  mediaType: fc.constantFrom(1 as const, 2 as const),
});
const variants = fc.constantFrom("china" as const, "global" as const);

describe("an invoice", () => {
  test("is issued only for money that was received and not refunded, once, and to a title that fits", () => {
    fc.assert(
      fc.property(orders, invoices, titles, requests, variants, (order, invoice, title, request, variant) => {
        const isFree =
          (order.state === "paid" || order.state === "activated") &&
          order.finalFen > 0 &&
          (invoice === undefined || invoice.state === "reissuing") &&
          (title.holder === "company" || request.invoicetype === 1) &&
          (variant === "china" || (request.invoicetype === 1 && request.mediaType === 1));
        expect(invoiceProblem(order, invoice, title, request, variant) === null).toBe(isFree);
      }),
    );
  });

  test("reaches an end from every state, and the end stays", () => {
    for (const first of invoiceStates) {
      const seen = new Set<string>();
      const ahead: (InvoiceState | "removed")[] = [first];
      for (let state = ahead.pop(); state !== undefined; state = ahead.pop()) {
        if (seen.has(state)) continue;
        seen.add(state);
        if (state !== "removed") ahead.push(...invoiceTransitions[state]);
      }
      expect([...seen].some((state) => state === "removed" || state === "reissued")).toBe(true);
    }
    expect(invoiceStates.map(withdrawal)).toEqual(["removed", "reissuing", null, null, "removed"]);
  });

  test("has 20 digits that begin with its year when electronic, 8 on paper", () => {
    fc.assert(
      fc.property(fc.integer(), fc.string(), (seed, key) => {
        const at = Date.parse("2026-11-21T10:32:00+08:00");
        expect(invoiceNumber(createRandom(seed, key), 1, at)).toMatch(/^26\d{18}$/);
        expect(invoiceNumber(createRandom(seed, key), 2, at)).toMatch(/^\d{8}$/);
      }),
    );
  });
});

test("a title list without a selection is the complete list, and a selection only removes", () => {
  const title = { titleId: 1, userId: "1", title: "店", taxNumber: null, email: null };
  const rest = { isDefault: false, updatedAt: 0 };
  const people = fc.array(titles.map(({ holder }) => ({ ...title, ...rest, holder })));
  fc.assert(
    fc.property(people, requests, (all, request) => {
      expect(bookOf(all, [], {}).titles).toEqual(all.slice(0, 50));
      const { titles: found } = bookOf(all, [], request);
      expect(all).toEqual(expect.arrayContaining(found));
      if (request.invoicetype === 2) expect(found.every(({ holder }) => holder === "company")).toBe(true);
    }),
  );
});
