import { businessDate } from "../../src/rules/dates";
import { addDays, addYears, daysBetween } from "./calendar";
import { runsDaysInsteadOfYears } from "./catalogue";
import { isExpired } from "./licences";
import type { LicenceRow } from "./rows/licences";

/** Calendar days (UTC+8) from the first to the last day of use, both counted. */
export interface ServicePeriod {
  readonly startsOn: string;
  readonly expiresOn: string;
  readonly days: number;
}

/** How long a product runs when it begins on a day: its last day is the one before the same date so many years later. */
export function servicePeriod(productNo: string, years: number, startsOn: string): ServicePeriod {
  const days = runsDaysInsteadOfYears(productNo);
  const after = days === null ? addYears(startsOn, years) : addDays(startsOn, days * years);
  return { startsOn, expiresOn: addDays(after, -1), days: daysBetween(startsOn, after) };
}

/** The first day of a renewal: the day after the last one, or today when the licence is over or was never paid. */
export function renewalStart(licence: LicenceRow, now: number): string {
  const today = businessDate(now);
  if (isExpired(licence, now) || licence.expiresAt === null) return today;
  return addDays(businessDate(licence.expiresAt), 1);
}
