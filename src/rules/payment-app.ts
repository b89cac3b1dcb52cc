import { paymentAppResults } from "./limits";

/**
 * The meaning of the payment app's result codes; an unknown code may have moved money, so it is confirmed first.
 */
export type PaymentAppOutcome = "paid-by-bridge" | "confirming" | "failed" | "cancelled";

/** Parses a result code of the payment app. Only the order states that it is paid. */
export function paymentAppOutcome(code: number): PaymentAppOutcome {
  if (code === paymentAppResults.paid) return "paid-by-bridge";
  if (code === paymentAppResults.failed) return "failed";
  return code === paymentAppResults.cancelled ? "cancelled" : "confirming";
}
