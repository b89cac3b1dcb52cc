import { leadProtection } from "../../../src/rules/business-limits";
import { businessClockOffset, durations } from "../../../src/rules/limits";
import { dayNumber } from "../../business/customer-services";
import { isGone, undoTime } from "../../business/customers";
import type { CustomerRow } from "../../business/rows/customers";

/** The last second of a protection that began at an instant: the end of the day 90 days later. */
export function protectionEnd(startedAt: number): number {
  const lastDay = dayNumber(startedAt) + leadProtection.days;
  return (lastDay + 1) * durations.day - businessClockOffset - durations.second;
}

/**
 * Until when others cannot enter a customer's number: after giving up as long as that can be undone, otherwise to
 * the end of its protection. Null without one.
 */
export function protectedUntil({ giveUp, protection }: CustomerRow): number | null {
  if (giveUp !== null) return giveUp.at + undoTime;
  return protection && protectionEnd(protection.startedAt);
}

export type LeadState = "free" | "yours" | "protected" | "existing";

/** Status of a phone number for a promoter. */
export interface Passport {
  readonly state: LeadState;
  /** Set for yours and protected. */
  readonly protectedUntil: number | null;
}

/** Facts about a phone number: its customer and promoter, and whether an account has it. */
export interface PhoneFacts {
  readonly customer: CustomerRow | undefined;
  readonly ownerId: string | null;
  readonly hasAccount: boolean;
}

/**
 * The passport of a phone number for one promoter. A lead is free again when its protection is over or giving it up
 * can no longer be undone; a customer only by the latter.
 */
export function passportOf(
  { customer, ownerId, hasAccount }: PhoneFacts,
  promoterId: string,
  now: number,
): Passport {
  const free = { state: "free", protectedUntil: null } as const;
  const existing = { state: "existing", protectedUntil: null } as const;
  if (!customer) return hasAccount ? existing : free;
  if (isGone(customer, now)) return free;
  if (ownerId === null) return existing;
  const until = protectedUntil(customer);
  if (ownerId === promoterId) return { state: "yours", protectedUntil: until };
  if (until !== null && now <= until) return { state: "protected", protectedUntil: until };
  return customer.relation === "customer" ? existing : free;
}
