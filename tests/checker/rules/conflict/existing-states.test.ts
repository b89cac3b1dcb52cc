import { expect, test } from "vitest";
import { permits, stateCodeFault } from "../../../../scripts/contract-check/rules/conflict/existing-states";
import { exchangeOf, operationsOf } from "../../inline-contract";

const pay = operationsOf({
  "/invoices/{id}/payments": {
    post: {
      operationId: "payInvoice",
      description:
        "An invoice that is already paid answers 409 `invoice_paid`; an amount above what is due answers 409 `amount_exceeds_due`.",
      responses: { "201": { description: "Paid." }, "409": { description: "Conflict." } },
    },
  },
})("payInvoice");

test("the code of a refusal is the one that the text has for the state", () => {
  const wanted = (code: string, state: string): string[] | undefined =>
    stateCodeFault(exchangeOf(pay, { status: 409, body: { error: { code } } }), state)?.wanted;
  expect(wanted("amount_exceeds_due", "paid")).toEqual(["invoice_paid"]);
  expect(wanted("invoice_paid", "paid")).toBeUndefined();
  expect(wanted("amount_exceeds_due", "open")).toBeUndefined();
});

test("what becomes of a state is said of no instance that is in it", () => {
  const move = operationsOf({
    "/visits/{id}": {
      patch: {
        operationId: "moveVisit",
        description:
          "A visit is completed only with a treatment (409 `no_treatment`). Going to `paid` needs a bill (409 `no_bill`). Any other move is 409 `invalid_move`.",
        responses: { "200": { description: "Moved." }, "409": { description: "Conflict." } },
      },
    },
  })("moveVisit");
  const refused = exchangeOf(move, { status: 409, body: { error: { code: "invalid_move" } } });
  expect(stateCodeFault(refused, "completed")).toBeUndefined();
  expect(stateCodeFault(refused, "paid")).toBeUndefined();
});

test.each([
  ["Moves the order to `quoted`; in state `quoted` the new quote takes the old one's place.", true],
  ["In state `quoted` it is refused.", false],
  ["A quoted order cannot be changed.", false],
])("a text says what happens in a state: %s", (text, isPermitted) => {
  expect(permits(text, "quoted")).toBe(isPermitted);
});
