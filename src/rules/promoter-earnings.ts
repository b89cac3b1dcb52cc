/** What the calculator of earnings is asked. */
export interface EarningsInput {
  /** First purchases in a year. */
  readonly customers: number;
  /** Renewals in a year. */
  readonly renewing: number;
  /** What one of them pays a year, in fen. */
  readonly averageFen: number;
  /** Whole per cent of a first purchase, and of a renewal. */
  readonly firstRate: number;
  readonly renewalRate: number;
}

/** An estimate of a year's shares in fen; each share is rounded half up to a fen, as the back end does. */
export function earningsEstimate({
  customers,
  renewing,
  averageFen,
  firstRate,
  renewalRate,
}: EarningsInput): {
  readonly firstFen: number;
  readonly renewalFen: number;
  readonly totalFen: number;
} {
  const share = (rate: number) => Math.floor((averageFen * rate + 50) / 100);
  const firstFen = customers * share(firstRate);
  const renewalFen = renewing * share(renewalRate);
  return { firstFen, renewalFen, totalFen: firstFen + renewalFen };
}
