import type { components } from "../../generated/mall";
import type {
  InvoiceRequestInput,
  InvoiceRequestOutput,
  InvoiceTitleEntryInput,
  InvoiceTitleEntryOutput,
} from "../../rules/mall";

type Schemas = components["schemas"];

/** Initial values of the form: a stored title, or an empty one for a company. */
export function titleEntry(title: Schemas["InvoiceTitle"] | null): InvoiceTitleEntryInput {
  return {
    holder: title?.holder ?? "company",
    title: title?.title ?? "",
    taxNumber: title?.taxNumber ?? "",
    email: title?.email ?? "",
    isDefault: title?.isDefault ?? false,
  };
}

/** What is sent of a checked title; with `titleId` it replaces that one. */
export function titleBody(
  entry: InvoiceTitleEntryOutput,
  titleId: number | undefined,
): Schemas["InvoiceTitleRequest"] {
  const { title, isDefault } = entry;
  const shared = { title, isDefault, email: entry.email || null, ...(titleId !== undefined && { titleId }) };
  return entry.holder === "company"
    ? { ...shared, holder: "company", taxNumber: entry.taxNumber }
    : { ...shared, holder: "person" };
}

/** A request as its form begins: what an invoice was asked for with, or an ordinary electronic one. */
export function requestEntry(
  request: { titleId?: number; mediaType: 1 | 2; invoicetype: 1 | 2; email?: string | null } | null,
): InvoiceRequestInput {
  return {
    titleId: request?.titleId === undefined ? "" : String(request.titleId),
    mediaType: request?.mediaType === 2 ? "2" : "1",
    invoicetype: request?.invoicetype === 2 ? "2" : "1",
    email: request?.email ?? "",
  };
}

/** What is sent of a checked request; an invoice on paper sends no file. */
export function requestBody(output: InvoiceRequestOutput): Schemas["InvoiceRequest"] {
  const isElectronic = output.mediaType === "1";
  return {
    titleId: Number(output.titleId),
    mediaType: isElectronic ? 1 : 2,
    invoicetype: output.invoicetype === "1" ? 1 : 2,
    email: (isElectronic && output.email) || null,
  };
}
