import type { components } from "../../../src/generated/activity";
import { rfc3339 } from "../../world/clock";

export type Phase = "upcoming" | "running" | "ended";

export interface Period {
  readonly startsAt: number;
  /** Last instant. */
  readonly endsAt: number;
}

/** State of a period at a time; both its ends belong to it. */
export function phaseOf({ startsAt, endsAt }: Period, now: number): Phase {
  if (now < startsAt) return "upcoming";
  return now <= endsAt ? "running" : "ended";
}

/** A period as the contract writes it, with the server's time to count down by. */
export function describePeriod(period: Period, now: number): components["schemas"]["ActivityPeriod"] {
  return {
    phase: phaseOf(period, now),
    startsAt: rfc3339(period.startsAt),
    endsAt: rfc3339(period.endsAt),
    serverTime: rfc3339(now),
  };
}
