import { businessDate } from "../../src/rules/dates";
import { defineTable } from "../world/define-table";
import { addMonths, daysBetween, monthOf } from "./calendar";
import { sampleLicences } from "./data/licences";
import type { LicenceRow } from "./rows/licences";

export const licenceTable = defineTable("business.licences", {
  id: (row: LicenceRow) => row.licenceId,
  indexes: { user: { key: (row) => row.userId } },
  seed: ({ startedAt, variant }) => sampleLicences(startedAt, variant),
});

/** Above every licence of the sample world. */
export const firstLicenceId = 8900;

export type LicenceState = "notPurchased" | "inService" | "dueNextMonth" | "dueThisMonth" | "expired";

/** Status of a licence by the month (UTC+8) of its last day. */
export function licenceState(licence: LicenceRow, now: number): LicenceState {
  if (licence.startsAt === null) return "notPurchased";
  if (licence.expiresAt === null) return "inService";
  if (licence.expiresAt < now) return "expired";
  const [end, month] = [monthOf(licence.expiresAt), monthOf(now)];
  if (end <= month) return "dueThisMonth";
  return end === addMonths(month, 1) ? "dueNextMonth" : "inService";
}

/** Whether it is over. A buyout never is; what was never paid is. */
export function isExpired(licence: LicenceRow, now: number): boolean {
  return licence.startsAt === null || (licence.expiresAt !== null && licence.expiresAt < now);
}

/** Calendar days in UTC+8 to the last day: 0 on it, negative after it, null without one. */
export function daysLeft({ expiresAt }: { readonly expiresAt: number | null }, now: number): number | null {
  return expiresAt === null ? null : daysBetween(businessDate(now), businessDate(expiresAt));
}
