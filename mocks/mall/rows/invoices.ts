export type InvoiceHolder = "person" | "company";

/** `removed` is no state of a row: an invoice that was removed is gone. */
export type InvoiceState = "requested" | "issued" | "reissuing" | "reissued" | "failed";

/** An invoice title: an entry of an account's title book. */
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
