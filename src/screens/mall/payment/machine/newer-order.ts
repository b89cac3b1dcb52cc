import type { Order } from "./payment-state";

/**
 * The later of two answers about one order. Answers may overtake each other: an order that left "unpaid" never goes
 * back, and a payment begun later is not taken away by an older answer.
 */
export function newerOrder(known: Order, received: Order): Order {
  if (isOlder(known, received)) return known;
  const hasNewerPayment =
    known.payment !== null &&
    (received.payment === null ||
      Date.parse(received.payment.createdAt) < Date.parse(known.payment.createdAt));
  return hasNewerPayment && received.state === "unpaid" ? { ...received, payment: known.payment } : received;
}

function isOlder(known: Order, received: Order): boolean {
  if (known.state !== "unpaid" && received.state === "unpaid") return true;
  return Date.parse(received.serverTime) < Date.parse(known.serverTime);
}
