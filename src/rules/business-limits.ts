/**
 * Separate from `limits.ts`, which loads with every page: only later screens and the mock back end need these.
 * "Stated", "decided" and "proposed" as defined there.
 */

import { durations, orderLimits, pageSizes } from "./limits";

/** How often or how many: whole numbers, both ends admitted. */
export interface Bounds {
  readonly minimum?: number;
  readonly maximum: number;
}

/** Protection period of a lead, in days of 24 hours (proposed). */
export const leadProtection = { days: 90 } as const;

/** Giving a customer up can be taken back for this long, in days of 24 hours (proposed). */
export const giveUpUndo = { days: 7 } as const;

/** Licences that end within this many days are listed as expiring soon (proposed). */
export const expiryRadar = { days: 60 } as const;

/** Purchase intentions of a customer (stated). */
export const purchaseIntentions = ["high", "medium", "general"] as const;

/** An order that is not paid expires after this many milliseconds: 30 minutes (proposed). */
export const unpaidOrder = { milliseconds: 30 * durations.minute } as const;

/** A repeated call with the same idempotency key makes nothing new for this many milliseconds: 24 hours (proposed). */
export const idempotencyKeys = { milliseconds: durations.day } as const;

/** Years bought at once → percent off the price; more years keep the last. The server's own figures win (proposed). */
export const yearDiscounts = [
  { years: 1, percentOff: 0 },
  { years: 2, percentOff: 10 },
  { years: 3, percentOff: 20 },
] as const;

/** Users added to a licence in one order: none would be no order (proposed). */
export const addedUsers = { minimum: 1, maximum: orderLimits.users.maximum } as const satisfies Bounds;

/** Contact persons of one account (proposed). */
export const contactPersons = { maximum: 50 } as const satisfies Bounds;

/** Invoice titles of one account (proposed). */
export const invoiceTitles = { maximum: 50 } as const satisfies Bounds;

/** Services activated for a customer in one call (proposed). */
export const activatedServices = { minimum: 1, maximum: 20 } as const satisfies Bounds;

/** Suggestions taken from one account within so many milliseconds: three in 24 hours (proposed). */
export const suggestions = { maximum: 3, milliseconds: durations.day } as const;

/** Records sent in one call (proposed). */
export const logBatches = {
  usage: { minimum: 1, maximum: 100 },
  invite: { minimum: 1, maximum: 50 },
} as const satisfies Record<string, Bounds>;

/** What a call for a list may ask for (proposed; the rows of the customer list are stated). */
export const listBounds = {
  /** Number of a page, counted from 1. */
  page: { minimum: 1, maximum: 100_000 },
  /** Rows of one page. */
  rows: { minimum: 1, maximum: 100 },
  customerRows: { minimum: 1, maximum: pageSizes.customers },
  /** News in each group. */
  newsInGroup: { minimum: 1, maximum: 20 },
  helpArticlesById: { minimum: 1, maximum: 50 },
  latestAwards: { minimum: 1, maximum: 50 },
  /** How many days of 24 hours to look back for awards. */
  awardDays: { minimum: 1, maximum: 90 },
} as const satisfies Record<string, Bounds>;
