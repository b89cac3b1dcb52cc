import type { components } from "../../../src/generated/mall";
import { isUncertain } from "../../business/payments";
import type { OrderRow } from "../../business/rows/orders";
import type { PaymentRow } from "../../business/rows/payments";
import type { InvoiceRow } from "../rows/invoices";
import { orderProblem, withdrawal } from "./invoices";

export type OrderAction = components["schemas"]["Order"]["actions"][number];

/** What an order's actions depend on besides the order. */
interface OrderFacts {
  /** The newest payment. */
  readonly payment: PaymentRow | undefined;
  readonly invoice: InvoiceRow | undefined;
  /** Whether the same could be ordered now. */
  readonly canBuyAgain: boolean;
}

/**
 * The user's possible actions on an order now. While the outcome of a payment is unknown it can be neither paid nor
 * cancelled.
 */
export function orderActions(
  order: Pick<OrderRow, "state" | "kind" | "finalFen">,
  { payment, invoice, canBuyAgain }: OrderFacts,
): OrderAction[] {
  if (order.state === "unpaid") return payment && isUncertain(payment) ? [] : ["pay", "cancel"];
  const actions: OrderAction[] = [];
  if (orderProblem(order, invoice) === null) actions.push("requestInvoice");
  if (invoice && hasFile(invoice)) actions.push("downloadInvoice");
  if (invoice && withdrawal(invoice.state) !== null) actions.push("cancelInvoice");
  // Where it was professional already there is nothing to upgrade again.
  if (order.kind !== "upgrade" && canBuyAgain) actions.push("buyAgain");
  return actions;
}

function hasFile({ state, mediaType, number }: InvoiceRow): boolean {
  return (state === "issued" || state === "reissued") && mediaType === 1 && number !== null;
}
