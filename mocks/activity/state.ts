import { defineTable } from "../world/define-table";
import { sampleActivities } from "./data/activities";
import { sampleCodes } from "./data/codes";
import { samplePrizes } from "./data/lotteries";
import { sampleOffers } from "./data/offers";
import type { ActivityRow, CodeRow, DrawRow, GrantRow, LogRow, OfferRow, PrizeRow } from "./rows";

export const activityTable = defineTable("activity.activities", {
  id: (row: ActivityRow) => row.alias,
  order: (left, right) => left.startsAt - right.startsAt,
  seed: ({ startedAt }) => sampleActivities(startedAt),
});

export const prizeTable = defineTable("activity.prizes", {
  id: (row: PrizeRow) => row.id,
  indexes: { alias: { key: (row) => row.alias, order: (left, right) => left.place - right.place } },
  seed: ({ variant }) => samplePrizes(variant),
});

export const grantTable = defineTable("activity.chances", {
  id: (row: GrantRow) => row.id,
  indexes: { holder: { key: (row) => holderKey(row) } },
});

export const drawTable = defineTable("activity.draws", {
  id: (row: DrawRow) => row.id,
  indexes: {
    holder: {
      key: (row) => holderKey(row),
      order: (left, right) => right.at - left.at || right.id - left.id,
    },
  },
});

/** Under what the chances and draws of somebody in one lottery are found. */
export function holderKey({ alias, userId }: { readonly alias: string; readonly userId: string }): string {
  return `${alias} ${userId}`;
}

export const offerTable = defineTable("activity.offers", {
  id: (row: OfferRow) => row.id,
  indexes: { alias: { key: (row) => row.alias } },
  seed: ({ startedAt, variant }) => sampleOffers(startedAt, variant),
});

export const codeTable = defineTable("activity.codes", {
  id: (row: CodeRow) => row.code,
  seed: ({ startedAt }) => sampleCodes(startedAt),
});

export const logTable = defineTable("activity.log", {
  id: (row: LogRow) => row.eventId,
  indexes: { log: { key: (row) => row.log } },
});

export const activityTables = [
  activityTable,
  prizeTable,
  grantTable,
  drawTable,
  offerTable,
  codeTable,
  logTable,
];
