/* What home promises: it needs no other number of the business, so these do not stand among them. */

/** Free trial: its length and how long the data outlives it, in days of 24 hours (stated). */
export const trial = { days: 15, retentionDays: 30 } as const;

/** Stores and users included in each version (stated); more can be bought. */
export const versions = {
  standard: { stores: 1, users: 1 },
  professional: { stores: 1, users: 3 },
} as const;
