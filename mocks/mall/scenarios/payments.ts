import { type PaymentOutcome, paymentOutcomeTable } from "../../business/payments";
import type { Preparation } from "../../kernel/group";

/** What the payment service does with every payment begun from now on. */
export const paymentScenarios: Readonly<Record<string, Preparation>> = {
  "payment-paid": outcome(
    "paid",
    "Payments go through six seconds after they are begun, transfers in hours.",
  ),
  "payment-pending": outcome("pending", "Payments stay in confirmation: the payment service never answers."),
  "payment-failed": outcome("failed", "Payments fail: the bank declines, and nothing is taken."),
  "payment-cancelled": outcome(
    "cancelled",
    "Whoever pays closes the payment page again: payments are cancelled.",
  ),
  "payment-unknown": outcome("unknown", "The outcome of payments stays unknown."),
  "payment-unknown-then-paid": outcome(
    "unknownThenPaid",
    "The outcome of payments is unknown for a minute; then they turn out paid.",
  ),
  "payment-refused": outcome("refusedAtStart", "The payment service refuses to begin: nothing can be paid."),
};

function outcome(chosen: PaymentOutcome, sentence: string): Preparation {
  return {
    sentence,
    prepare: (world) => {
      const outcomes = world.table(paymentOutcomeTable);
      outcomes.remove("outcome");
      outcomes.insert({ id: "outcome", outcome: chosen });
    },
  };
}
