import { durations } from "./calendar";

/** What of a customer decides how urgent it is. */
export interface UrgencyFacts {
  /** Calendar days until its service ends, negative once it has; null without an end. */
  readonly remainingDays: number | null;
  /** When the protection of a lead ends, in milliseconds since 1970; null for those who are no leads. */
  readonly leadUntil: number | null;
}

/** Services that ended longer ago, in days, come after everything that can still be saved. */
export const longEndedService = { days: 14 } as const;

/** Above every number of days. */
const group = 1_000_000;

/**
 * The order in which a promoter's customers are sent and shown, as a number: small ones come first. Services that end,
 * or ended not long ago, the soonest first; then leads without one by the end of their protection; then services that
 * ended long ago, the latest first; then everybody else.
 */
export function customerUrgency({ remainingDays, leadUntil }: UrgencyFacts): number {
  if (remainingDays === null) return leadUntil === null ? 3 * group : group + leadUntil / durations.day;
  return remainingDays < -longEndedService.days ? 2 * group - remainingDays : remainingDays;
}
