import type { Variant } from "../../../src/platform/variant";
import { durations } from "../../../src/rules/limits";
import { variantTerms } from "../../../src/rules/variant-terms";
import type { InvoiceRequest, OrderRow } from "../../business/rows/orders";
import type { InvoiceRow, InvoiceState, TitleRow } from "../rows/invoices";

/** Which state an invoice may go to. Nothing else happens to an invoice; `removed` takes its row away. */
export const invoiceTransitions: Readonly<Record<InvoiceState, readonly (InvoiceState | "removed")[]>> = {
  requested: ["issued", "failed", "removed"],
  issued: ["reissuing"],
  reissuing: ["reissued", "failed"],
  reissued: [],
  failed: ["removed"],
};

/** Why no invoice can be requested so; the errcodes of the contract. */
export type InvoiceProblem = 60050 | 60051 | 60052 | 60053 | 60055;

/**
 * Why no invoice can be requested for an order under a title; null when it can. The first applicable reason.
 * `invoice` is the order's current one: new details are accepted only while it is being reissued.
 */
export function invoiceProblem(
  order: Pick<OrderRow, "state" | "finalFen">,
  invoice: Pick<InvoiceRow, "state"> | undefined,
  title: Pick<TitleRow, "holder">,
  request: Pick<InvoiceRequest, "invoicetype" | "mediaType">,
  variant: Variant,
): InvoiceProblem | null {
  return orderProblem(order, invoice) ?? titleProblem(title, request, variant);
}

/** The part of it that is known before a title is chosen. Money that is on its way back is not invoiced either. */
export function orderProblem(
  { state, finalFen }: Pick<OrderRow, "state" | "finalFen">,
  invoice: Pick<InvoiceRow, "state"> | undefined,
): InvoiceProblem | null {
  if (state === "unpaid" || state === "cancelled" || state === "expired") return 60050;
  if (state === "refunding" || state === "refunded" || finalFen === 0) return 60052;
  return invoice && invoice.state !== "reissuing" ? 60051 : null;
}

/** An edition makes its own kinds of invoice alone; a special one is for companies that deduct its tax. */
export function titleProblem(
  { holder }: Pick<TitleRow, "holder">,
  { invoicetype, mediaType }: Pick<InvoiceRequest, "invoicetype" | "mediaType">,
  variant: Variant,
): InvoiceProblem | null {
  const { invoiceKinds, invoiceMedia } = variantTerms[variant];
  if (!invoiceKinds.includes(invoicetype) || !invoiceMedia.includes(mediaType)) return 60055;
  return holder === "person" && invoicetype === 2 ? 60053 : null;
}

/** How long the tax office takes for an electronic and for a paper invoice, in milliseconds. */
export const invoiceTimes: Readonly<Record<1 | 2, number>> = { 1: 5 * durations.minute, 2: durations.day };

/** What becomes of an invoice that is taken back; null when it cannot be any more. */
export function withdrawal(state: InvoiceState): "removed" | "reissuing" | null {
  const [next] = invoiceTransitions[state].filter((to) => to === "removed" || to === "reissuing");
  return next === "removed" || next === "reissuing" ? next : null;
}
