import { daysInPriceYear } from "./limits";

export interface UpgradeFacts {
  /** Year prices in integer fen. */
  readonly standardYearFen: number;
  readonly professionalYearFen: number;
  /** Days left on the standard licence; only whole days count. */
  readonly daysLeft: number;
}

/**
 * What an upgrade from standard to professional will cost, in integer fen: the difference of the day prices (year
 * price / 365) times the whole days left, rounded half up once, at the end; never below 0. An estimate to show
 * before asking: the server's amount is the one that counts.
 */
export function upgradeEstimate({ standardYearFen, professionalYearFen, daysLeft }: UpgradeFacts): number {
  const wholeDays = Math.max(0, Math.floor(daysLeft));
  const total = Math.max(0, professionalYearFen - standardYearFen) * wholeDays;
  // total / 365 rounded half up, in whole numbers throughout.
  return Math.floor((2 * total + daysInPriceYear) / (2 * daysInPriceYear));
}
