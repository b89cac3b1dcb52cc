/** A serial activates one service once. */
export interface SerialRow {
  readonly serialNo: string;
  readonly ownerId: string;
  readonly productNo: string;
  readonly boughtAt: number;
  /** Last instant. */
  readonly validUntil: number;
  readonly usedAt: number | null;
  readonly usedFor: { readonly customerId: string; readonly name: string } | null;
}
