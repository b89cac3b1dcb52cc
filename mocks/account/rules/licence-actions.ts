import { skuOf } from "../../business/catalogue";
import { isExpired } from "../../business/licences";
import type { LicenceRow } from "../../business/rows/licences";

export type LicenceAction = "renew" | "upgrade" | "addUsers" | "addStores";

/**
 * What the owner can do with a licence now. What was bought for good or never paid can be neither renewed nor changed;
 * what is over can only be renewed; more stores go into the professional version alone.
 */
export function licenceActions(licence: LicenceRow, now: number): LicenceAction[] {
  const sku = skuOf(licence.productNo);
  if (!sku || licence.startsAt === null || licence.expiresAt === null) return [];
  const isRunning = !isExpired(licence, now);
  return [
    ...(sku.isOnSale ? (["renew"] as const) : []),
    ...(isRunning && licence.level === "standard" ? (["upgrade"] as const) : []),
    ...(isRunning && sku.userYearFen !== null ? (["addUsers"] as const) : []),
    ...(isRunning && licence.level === "professional" ? (["addStores"] as const) : []),
  ];
}

/** The order of a licence list: by expiry, the soonest first; what was never paid after those, buyouts last. */
export function byExpiry(left: LicenceRow, right: LicenceRow): number {
  return place(left) - place(right) || left.licenceId - right.licenceId;
}

function place({ expiresAt, subscribeType }: LicenceRow): number {
  if (expiresAt !== null) return expiresAt;
  return subscribeType === 2 ? Number.MAX_SAFE_INTEGER : Number.MAX_SAFE_INTEGER - 1;
}
