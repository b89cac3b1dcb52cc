import type { components } from "../../../src/generated/mall";
import type { Locale } from "../../../src/platform/locale";
import { currencyOf } from "../../business/catalogue";
import { yuan } from "../../business/money";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import type { InvoiceRow } from "../rows/invoices";
import { invoiceFailures } from "../texts/invoices";

/** An invoice as the contract writes it. Only an electronic one that was made has a file. */
export function describeInvoice(
  { variant }: Pick<World, "variant">,
  invoice: InvoiceRow,
  orderNo: string,
  locale: Locale,
): components["schemas"]["Invoice"] {
  const { invoiceId, orderId, state, mediaType, invoicetype, holder, title, taxNumber, email, number } =
    invoice;
  return {
    invoiceId,
    orderId,
    orderNo,
    state,
    mediaType,
    invoicetype,
    holder,
    title,
    taxNumber,
    currency: currencyOf(variant),
    amount: yuan(invoice.amountFen),
    email,
    number,
    requestedAt: rfc3339(invoice.requestedAt),
    issuedAt: invoice.issuedAt === null ? null : rfc3339(invoice.issuedAt),
    fileUrl: number === null || mediaType === 2 ? null : `/samples/files/invoice-${number}.pdf`,
    failReason: invoice.failReason === null ? null : invoiceFailures[invoice.failReason][locale],
  };
}
