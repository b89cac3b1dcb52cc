import fc from "fast-check";
import { expect, test } from "vitest";
import { type PaymentOutcome, paymentTransitions } from "../../../mocks/business/payments";
import type { PaymentState } from "../../../mocks/business/rows/payments";
import { pathTo, paymentLifecycle } from "../../../mocks/mall/rules/payment-lifecycle";
import { paymentPoll } from "../../../src/rules/limits";

const payTypes = fc.constantFrom(26, 30, 36, 37, 38, 39);
const outcomes: fc.Arbitrary<PaymentOutcome> = fc.constantFrom(
  "paid",
  "pending",
  "failed",
  "cancelled",
  "unknown",
  "refusedAtStart",
  "unknownThenPaid",
);
const states: fc.Arbitrary<PaymentState> = fc.constantFrom(
  "created",
  "handedOver",
  "confirming",
  "unknown",
  "paid",
  "failed",
  "cancelled",
);

function expectLegal(from: PaymentState, path: readonly PaymentState[]): void {
  let state = from;
  for (const next of path) {
    expect([state, paymentTransitions[state]]).toEqual([state, expect.arrayContaining([next])]);
    state = next;
  }
}

test("every series of payment events follows the table of states, in time", () => {
  fc.assert(
    fc.property(payTypes, outcomes, (payType, outcome) => {
      const lifecycle = paymentLifecycle(payType, outcome);
      expectLegal(
        "created",
        lifecycle.map(({ to }) => to),
      );
      const times = lifecycle.map(({ after }) => after);
      expect(times).toEqual(times.toSorted((left, right) => left - right));
    }),
  );
});

test("a way to a state leaves out no step of the table, wherever the payment stands", () => {
  fc.assert(
    fc.property(
      states,
      fc.constantFrom<PaymentState>("confirming", "unknown", "paid", "failed", "cancelled"),
      (from, to) => {
        const isFinal = paymentTransitions[from].length === 0;
        const isBack = from === "unknown" && to === "confirming";
        if (isFinal || isBack) return;
        const path = pathTo(from, to);
        expectLegal(from, path);
        expect(path.at(-1) ?? from).toBe(to);
      },
    ),
  );
});

test("a payment that goes through is paid while the page still looks after it", () => {
  const end = Math.max(...paymentLifecycle(26, "paid").map(({ after }) => after));
  expect(end).toBeLessThan(paymentPoll.reduce((total, wait) => total + wait, 0));
});
