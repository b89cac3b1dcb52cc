import { sendMessage } from "../../business/messages";
import { nextNumber } from "../../business/numbers";
import { orderRefunded, orderTable } from "../../business/orders";
import type { InvoiceRequest, OrderRow } from "../../business/rows/orders";
import { defineEvent, type Reaction } from "../../world/events";
import type { World } from "../../world/world";
import type { InvoiceFailure, InvoiceRow, InvoiceState, TitleRow } from "../rows/invoices";
import {
  firstInvoiceId,
  invoiceOfOrder,
  invoiceOutcomeTable,
  invoiceTable,
  titleOf,
} from "../state/invoices";
import { invoiceEmail } from "../texts/invoices";
import { invoiceNumber } from "./invoice-number";
import { type InvoiceProblem, invoiceProblem, invoiceTimes, invoiceTransitions } from "./invoices";

/** The tax office is done with an invoice: it is made, or it could not be. */
export const invoiceSettled = defineEvent<{ readonly invoiceId: number }>("invoice.settled");

export type RequestedInvoice =
  | { readonly kind: "requested"; readonly invoice: InvoiceRow }
  | { readonly kind: "noTitle" }
  | { readonly kind: "refused"; readonly problem: InvoiceProblem };

/**
 * Requests the invoice of an order over what was paid for it, or sends the details of the new one while its invoice
 * is being reissued; sent again, the later details count. It is made by itself some time after `at`, in milliseconds
 * since 1970. Nothing happens when it is refused.
 */
export function requestInvoiceOf(
  world: World,
  order: OrderRow,
  request: InvoiceRequest,
  at: number,
): RequestedInvoice {
  const title = titleOf(world, order.userId, request.titleId);
  if (!title) return { kind: "noTitle" };
  const before = invoiceOfOrder(world, order.orderId);
  const problem = invoiceProblem(order, before, title, request, world.variant);
  if (problem !== null) return { kind: "refused", problem };
  const invoices = world.table(invoiceTable);
  const details = detailsOf(order, title, request, at);
  const invoice = before
    ? invoices.update(before.invoiceId, details)
    : invoices.insert({
        invoiceId: nextNumber(world, "invoice", firstInvoiceId),
        orderId: order.orderId,
        userId: order.userId,
        state: "requested",
        ...details,
      });
  removeRecords(world, invoice.invoiceId);
  invoiceSettled.schedule(world, at + invoiceTimes[request.mediaType], { invoiceId: invoice.invoiceId });
  return { kind: "requested", invoice };
}

/** Takes a requested or failed invoice away, whatever was to become of it. */
export function removeInvoice(world: World, { invoiceId, state }: InvoiceRow): boolean {
  if (!invoiceTransitions[state].includes("removed")) return false;
  removeRecords(world, invoiceId);
  return world.table(invoiceTable).remove(invoiceId);
}

/** Moves an invoice along its table of states; undefined, and nothing happens, when the table does not have the move. */
export function moveInvoice(
  world: World,
  { invoiceId, state: before }: InvoiceRow,
  state: InvoiceState,
  facts: Partial<InvoiceRow> = {},
): InvoiceRow | undefined {
  if (!invoiceTransitions[before].includes(state)) return undefined;
  return world.table(invoiceTable).update(invoiceId, { ...facts, state });
}

/**
 * Transitions of invoices over time. A refund leaves no invoice over refunded money: a requested one is removed, one
 * that is issued or being reissued is voided, which shows as a failure with its reason. A reissued one is final and
 * stays.
 */
export const invoiceReactions: readonly Reaction[] = [
  invoiceSettled.react((world, { invoiceId }, at) => {
    const invoice = world.table(invoiceTable).get(invoiceId);
    if (!invoice) return;
    const failure = world.table(invoiceOutcomeTable).get("outcome")?.failure;
    if (failure) moveInvoice(world, invoice, "failed", { failReason: failure });
    else issue(world, invoice, at);
  }),
  orderRefunded.react((world, { orderId }) => {
    const invoice = invoiceOfOrder(world, orderId);
    if (invoice && !removeInvoice(world, invoice)) voidInvoice(world, invoice, "refunded");
  }),
];

function issue(world: World, invoice: InvoiceRow, at: number): void {
  const { invoiceId, mediaType, email, orderId, requestedAt } = invoice;
  const number = invoiceNumber(world.random(`invoice ${invoiceId} ${requestedAt}`), mediaType, at);
  const issued = moveInvoice(world, invoice, invoice.state === "reissuing" ? "reissued" : "issued", {
    number,
    issuedAt: at,
  });
  const orderNo = world.table(orderTable).get(orderId)?.orderNo;
  if (!issued || email === null || mediaType === 2 || orderNo === undefined) return;
  sendMessage(world, { kind: "email", to: email, text: invoiceEmail(orderNo, number), code: null, at });
}

function voidInvoice(world: World, invoice: InvoiceRow, failReason: InvoiceFailure): void {
  removeRecords(world, invoice.invoiceId);
  const voided = invoice.state === "issued" ? moveInvoice(world, invoice, "reissuing") : invoice;
  if (voided) moveInvoice(world, voided, "failed", { failReason });
}

function removeRecords(world: World, invoiceId: number): void {
  invoiceSettled.cancel(world, (subject) => subject.invoiceId === invoiceId);
}

function detailsOf(order: OrderRow, title: TitleRow, request: InvoiceRequest, at: number) {
  return {
    mediaType: request.mediaType,
    invoicetype: request.invoicetype,
    holder: title.holder,
    title: title.title,
    taxNumber: title.taxNumber,
    amountFen: order.finalFen,
    email: request.email ?? null,
    number: null,
    requestedAt: at,
    issuedAt: null,
    failReason: null,
  };
}
