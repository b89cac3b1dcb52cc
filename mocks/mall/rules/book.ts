import type { InvoiceRow, TitleRow } from "../rows/invoices";

interface BookFilter {
  readonly mediaType?: 1 | 2;
  readonly invoicetype?: 1 | 2;
}

/** As many as one answer carries. */
const most = { titles: 50, invoices: 200 } as const;

/**
 * The part of a book that is wanted: titles that can be used for the medium and type, and invoices of that medium and
 * type, in the order they came in. What is not asked about lets everything in. A person has no special invoice; every
 * title does for both mediums.
 */
export function bookOf(
  titles: readonly TitleRow[],
  invoices: readonly InvoiceRow[],
  { mediaType, invoicetype }: BookFilter,
): { titles: TitleRow[]; invoices: InvoiceRow[] } {
  return {
    titles: titles.filter(({ holder }) => invoicetype !== 2 || holder === "company").slice(0, most.titles),
    invoices: invoices
      .filter((invoice) => mediaType === undefined || invoice.mediaType === mediaType)
      .filter((invoice) => invoicetype === undefined || invoice.invoicetype === invoicetype)
      .slice(0, most.invoices),
  };
}
