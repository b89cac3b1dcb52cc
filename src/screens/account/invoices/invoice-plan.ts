import type { components } from "../../../generated/mall";
import type { Order } from "../orders/order";

export type Invoice = components["schemas"]["Invoice"];

/**
 * What can be done about the invoice of an order now. request: ask for one, or send the details of the new one.
 * change: other details before it is made. reissue: void the one that was made, once.
 */
export type InvoicePlan = "request" | "change" | "reissue";

/** The plan an order allows; null where nothing can be done. */
export function invoicePlan({ actions, invoice }: Pick<Order, "actions" | "invoice">): InvoicePlan | null {
  if (actions.includes("requestInvoice")) return "request";
  if (!actions.includes("cancelInvoice") || invoice === null) return null;
  return invoice.state === "issued" ? "reissue" : "change";
}

/** Why an order without an invoice cannot have one; null where that is not so. */
export function invoiceObstacle(
  order: Pick<Order, "actions" | "invoice" | "state" | "finalAmount">,
): "refunded" | "refunding" | "free" | null {
  if (order.invoice !== null || order.actions.includes("requestInvoice")) return null;
  if (order.state === "refunded" || order.state === "refunding") return order.state;
  return order.finalAmount === "0.00" ? "free" : null;
}

/** The title of the book an invoice was asked for with; undefined where it is not in the book any more. */
export function titleOfInvoice<Title extends { title: string; taxNumber: string | null }>(
  titles: readonly Title[],
  invoice: Pick<Invoice, "title" | "taxNumber">,
): Title | undefined {
  return titles.find(({ title, taxNumber }) => title === invoice.title && taxNumber === invoice.taxNumber);
}
