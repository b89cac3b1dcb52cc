/** A sales document. Money in integer fen, quantities in thousandths, instants in milliseconds since 1970. */
export interface SalesDocument {
  readonly at: number;
  readonly shopId: number;
  readonly customerId: number;
  readonly salespersonId: number;
  /** One line for each of the goods. */
  readonly lines: readonly SalesLine[];
  /**
   * In order of time; together the total of the lines that were not returned. A document without payments is never
   * paid.
   */
  readonly payments: readonly Payment[];
}

export interface SalesLine {
  readonly goodsId: number;
  readonly quantity: number;
  /** After reductions. */
  readonly sales: number;
  /** At the moving average when the document was written. */
  readonly cost: number;
  /** When the goods were returned; null when they were not. */
  readonly returnedAt: number | null;
}

export interface Payment {
  readonly at: number;
  readonly amount: number;
}
