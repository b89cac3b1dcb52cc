import { defineTable } from "../../world/define-table";
import type { World } from "../../world/world";
import { sampleInvoices, sampleTitles } from "../data/invoices";

export type InvoiceHolder = "person" | "company";
/** `removed` is no state of a row: an invoice that was removed is gone. */
export type InvoiceState = "requested" | "issued" | "reissuing" | "reissued" | "failed";

/** In whose name invoices are made: an entry of an account's title book. */
export interface TitleRow {
  readonly titleId: number;
  readonly userId: string;
  readonly holder: InvoiceHolder;
  readonly title: string;
  /** Null for a person. */
  readonly taxNumber: string | null;
  readonly email: string | null;
  /** At most one of an account. */
  readonly isDefault: boolean;
  readonly updatedAt: number;
}

/** The invoice of one order, with the title as it was when it was requested. */
export interface InvoiceRow {
  readonly invoiceId: number;
  readonly orderId: number;
  readonly userId: string;
  readonly state: InvoiceState;
  /** 1 electronic, 2 paper. */
  readonly mediaType: 1 | 2;
  /** 1 ordinary, 2 special. */
  readonly invoicetype: 1 | 2;
  readonly holder: InvoiceHolder;
  readonly title: string;
  readonly taxNumber: string | null;
  readonly amountFen: number;
  /** Where the file goes; null sends none. */
  readonly email: string | null;
  /** Printed on it; null until issued. */
  readonly number: string | null;
  readonly requestedAt: number;
  readonly issuedAt: number | null;
  /** Why it could not be made; null otherwise. */
  readonly failReason: InvoiceFailure | null;
}

/** taxNumber: the tax office does not know it. refunded: the order it was for was paid back. */
export type InvoiceFailure = "taxNumber" | "refunded";

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
  seed: ({ startedAt }) => sampleTitles(startedAt),
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

/** A title of an account; undefined for an unknown or somebody else's. */
export function titleOf(world: World, userId: string, titleId: number): TitleRow | undefined {
  const title = world.table(titleTable).get(titleId);
  return title?.userId === userId ? title : undefined;
}

/** The invoice of an order; it has one at most. */
export function invoiceOfOrder(world: World, orderId: number): InvoiceRow | undefined {
  return world.table(invoiceTable).by("order", orderId)[0];
}
