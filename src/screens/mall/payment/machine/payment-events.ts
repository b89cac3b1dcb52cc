import type { ClientError } from "../../../../client/client-error";
import type { Claim, Order, PaymentRequest, RepeatableRequest, StartedPayment } from "./payment-state";

/** All events of a payment, from the reader, the server, the payer's app or the clock. */
export type PaymentEvent =
  /** The user chose a payment method; `key` is used where this is a new attempt. */
  | { readonly is: "pay"; readonly body: PaymentRequest; readonly key: string }
  | { readonly is: "started"; readonly key: string; readonly payment: StartedPayment }
  | { readonly is: "startFailed"; readonly key: string; readonly error: ClientError }
  | { readonly is: "claimed"; readonly paymentNo: string; readonly claim: Claim }
  /** The time for the next question has come, or the reader or their return to the page asks. */
  | { readonly is: "poll"; readonly by: "clock" | "reader" }
  | { readonly is: "orderReceived"; readonly order: Order }
  | { readonly is: "pollFailed"; readonly error: ClientError }
  /** The reader states that nothing was paid, and chooses another payment method. */
  | { readonly is: "denied" }
  | { readonly is: "cancel" }
  | { readonly is: "orderCancelled"; readonly order: Order }
  | { readonly is: "cancelFailed"; readonly error: ClientError };

/** What is to be done because of it. */
export type PaymentEffect =
  | { readonly do: "poll" }
  | { readonly do: "start"; readonly request: RepeatableRequest }
  | { readonly do: "handOver"; readonly payment: StartedPayment }
  | { readonly do: "cancel"; readonly order: Order };
