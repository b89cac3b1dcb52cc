import { durations, trial } from "./limits";

/** The dates of a trial in milliseconds: login is blocked from `endsAt`, the data is deleted at `retainedUntil`. */
export interface TrialDates {
  readonly endsAt: number;
  readonly retainedUntil: number;
}

export type TrialState = "running" | "ended" | "erased";

/**
 * End = activation + 15 × 24 hours, data stored until end + 30 × 24 hours. A time from the server overrides the
 * computed one, and a different end moves the second date with it.
 */
export function trialDates(activatedAt: number, server: Partial<TrialDates> = {}): TrialDates {
  const endsAt = server.endsAt ?? activatedAt + trial.days * durations.day;
  return { endsAt, retainedUntil: server.retainedUntil ?? endsAt + trial.retentionDays * durations.day };
}

/** State of a trial at a time; boundaries belong to the later state. */
export function trialState({ endsAt, retainedUntil }: TrialDates, now: number): TrialState {
  if (now < endsAt) return "running";
  return now < retainedUntil ? "ended" : "erased";
}

/** Days still to go until an instant, a started day counting whole; 0 once it has passed. */
export function daysUntil(time: number, now: number): number {
  return Math.max(0, Math.ceil((time - now) / durations.day));
}
