import { type TrialState, trialDates, trialState } from "../../../src/rules/trial";
import type { LicenceRow } from "../../business/rows/licences";
import type { UserRow } from "../../business/rows/users";

export interface TrialStatus {
  /** Milliseconds since 1970. */
  readonly activatedAt: number;
  readonly endsAt: number;
  readonly retainedUntil: number;
  readonly state: TrialState | "converted";
}

type Bought = Pick<LicenceRow, "serviceType" | "startsAt">;

/** Status of a user's trial; null without one. A paid licence of the software converts it. */
export function trialStatus(
  trial: UserRow["trial"],
  licences: readonly Bought[],
  now: number,
): TrialStatus | null {
  if (trial === null) return null;
  const dates = trialDates(trial.startedAt, { endsAt: trial.endsAt });
  const state = hasBought(licences) ? "converted" : trialState(dates, now);
  return { activatedAt: trial.startedAt, endsAt: dates.endsAt, retainedUntil: dates.retainedUntil, state };
}

/** Whether the product stays closed: the trial is over and nothing was bought. */
export function isProductClosed(trial: UserRow["trial"], licences: readonly Bought[], now: number): boolean {
  const state = trialStatus(trial, licences, now)?.state;
  return state === "ended" || state === "erased";
}

function hasBought(licences: readonly Bought[]): boolean {
  return licences.some(({ serviceType, startsAt }) => serviceType === 1 && startsAt !== null);
}
