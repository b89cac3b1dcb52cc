import { defineTable } from "../../world/define-table";
import type { World } from "../../world/world";
import { sampleInvoices, sampleTitles } from "../data/invoices";
import type { InvoiceFailure, InvoiceRow, TitleRow } from "../rows/invoices";

export const titleTable = defineTable("mall.invoice-titles", {
  id: (row: TitleRow) => row.titleId,
  indexes: {
    user: {
      key: (row) => row.userId,
      // Numbers are counted up, so the highest is the newest.
      order: (left, right) =>
        Number(right.isDefault) - Number(left.isDefault) || right.titleId - left.titleId,
    },
  },
  seed: ({ startedAt, variant }) => sampleTitles(startedAt, variant),
});

export const invoiceTable = defineTable("mall.invoices", {
  id: (row: InvoiceRow) => row.invoiceId,
  order: (left, right) => right.requestedAt - left.requestedAt || right.invoiceId - left.invoiceId,
  indexes: { user: { key: (row) => row.userId }, order: { key: (row) => row.orderId } },
  seed: (context) => sampleInvoices(context),
});

/** What the tax office does with every invoice made from now on; issued when nothing was chosen by a scenario. */
export const invoiceOutcomeTable = defineTable("mall.invoice-outcome", {
  id: (row: { readonly id: "outcome"; readonly failure: InvoiceFailure }) => row.id,
});

/** Above every title and every invoice of the sample world. */
export const firstTitleId = 31;
export const firstInvoiceId = 7019;

/** A title of an account; undefined for an unknown or another user's. */
export function titleOf(world: World, userId: string, titleId: number): TitleRow | undefined {
  const title = world.table(titleTable).get(titleId);
  return title?.userId === userId ? title : undefined;
}

/** The invoice of an order; it has one at most. */
export function invoiceOfOrder(world: World, orderId: number): InvoiceRow | undefined {
  return world.table(invoiceTable).by("order", orderId)[0];
}
