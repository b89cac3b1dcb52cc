import type { Order } from "./payment-state";

/**
 * The later of two answers about one order. Answers may overtake each other: an order that left "unpaid" never goes
 * back, and a payment begun later is not taken away by an older answer.
 */
export function newerOrder(known: Order, answer: Order): Order {
  if (isOlder(known, answer)) return known;
  const keepsPayment =
    known.payment !== null &&
    (answer.payment === null || Date.parse(answer.payment.createdAt) < Date.parse(known.payment.createdAt));
  return keepsPayment && answer.state === "unpaid" ? { ...answer, payment: known.payment } : answer;
}

function isOlder(known: Order, answer: Order): boolean {
  if (known.state !== "unpaid" && answer.state === "unpaid") return true;
  return Date.parse(answer.serverTime) < Date.parse(known.serverTime);
}
