import { durations } from "../../../src/rules/limits";
import type { Programme } from "../../business/bindings";
import { type AwardKind, awardDays, holdDaysOf } from "./programmes";

export type AwardState = "pending" | "claimable" | "sending" | "received" | "expired" | "cancelled";

export const awardStates: readonly AwardState[] = [
  "pending",
  "claimable",
  "sending",
  "received",
  "expired",
  "cancelled",
];

/** Which state may follow which. Nothing else happens to an award. */
export const awardTransitions: Readonly<Record<AwardState, readonly AwardState[]>> = {
  pending: ["claimable", "cancelled"],
  claimable: ["sending", "received", "expired", "cancelled"],
  sending: ["received", "claimable"],
  received: [],
  expired: [],
  cancelled: [],
};

/** A payout attempt by the messenger. Its result takes effect at `endsAt`. */
export interface Sending {
  readonly sentAt: number;
  /** Until when the messenger keeps it. */
  readonly openBy: number;
  readonly endsAt: number;
  readonly outcome: "received" | "returned";
}

export interface AwardRow {
  readonly awardId: number;
  readonly inviterId: string;
  readonly programme: Programme;
  readonly kind: AwardKind;
  /** The invitee's number in the invite group; null for a bonus. */
  readonly inviteeId: number | null;
  /** The order that earned it, where a row of it exists, and what was paid; null unless a payment earned it. */
  readonly orderId: number | null;
  readonly orderFen: number | null;
  /** Paying invitees reached; null unless it is a bonus. */
  readonly invitedCount: number | null;
  readonly grossFen: number;
  readonly earnedAt: number;
  readonly dueAt: number;
  readonly expiresAt: number;
  /** Oldest first. */
  readonly sendings: readonly Sending[];
  /** When it was taken back; money on its way is only once it came back. */
  readonly reversedAt: number | null;
}

/** When an award is due, and until when it can be received. */
export function awardDates(
  kind: AwardKind,
  earnedAt: number,
): Pick<AwardRow, "earnedAt" | "dueAt" | "expiresAt"> {
  const dueAt = earnedAt + holdDaysOf(kind) * durations.day;
  return { earnedAt, dueAt, expiresAt: dueAt + awardDays.claim * durations.day };
}

/** Why an award came into a state, where that is not plain. */
export type StepReason = "unopened" | "takenBack";

export interface AwardStep {
  readonly state: AwardState;
  readonly at: number;
  readonly reason: StepReason | null;
}

/**
 * Every state of an award until `now`, oldest first: earned and pending, due, sent and opened or returned, expired,
 * cancelled. Never empty; the last one is current. An award due at once starts claimable.
 */
export function awardLifecycle(row: AwardRow, now: number): readonly AwardStep[] {
  const steps: AwardStep[] = [];
  const step = (state: AwardState, at: number, reason: StepReason | null = null): void => {
    steps.push({ state, at, reason });
  };
  const { earnedAt, dueAt, expiresAt, reversedAt, sendings } = row;
  if (dueAt > earnedAt) {
    step("pending", earnedAt);
    if (reversedAt !== null && reversedAt < dueAt && reversedAt <= now)
      return [...steps, { state: "cancelled", at: reversedAt, reason: "takenBack" }];
    if (now < dueAt) return steps;
  }
  step("claimable", dueAt);
  for (const { sentAt, endsAt, outcome } of sendings) {
    if (sentAt > now) break;
    step("sending", sentAt);
    if (now < endsAt) return steps;
    if (outcome === "received") return [...steps, { state: "received", at: endsAt, reason: null }];
    step("claimable", endsAt, "unopened");
  }
  const claimableSince = steps.at(-1)?.at ?? dueAt;
  const cancelsAt = reversedAt === null ? Number.POSITIVE_INFINITY : Math.max(reversedAt, claimableSince);
  const endsAt = Math.max(expiresAt, claimableSince);
  if (cancelsAt <= now && cancelsAt < endsAt) step("cancelled", cancelsAt, "takenBack");
  else if (endsAt <= now) step("expired", endsAt);
  return steps;
}

/** Current state of an award, and since when. */
export function awardStatus(row: AwardRow, now: number): AwardStep {
  return awardLifecycle(row, now).at(-1) ?? { state: "pending", at: row.earnedAt, reason: null };
}

export function awardState(row: AwardRow, now: number): AwardState {
  return awardStatus(row, now).state;
}

/** How long the messenger keeps a red packet, and after how long one is opened by somebody who opens it. */
export const packetTimes = { held: durations.day, opened: durations.minute } as const;

/** Sends an award to the messenger; `isOpened`: whether it will be opened there. */
export function sendingAt(sentAt: number, isOpened: boolean): Sending {
  const openBy = sentAt + packetTimes.held;
  return isOpened
    ? { sentAt, openBy, endsAt: sentAt + packetTimes.opened, outcome: "received" }
    : { sentAt, openBy, endsAt: openBy, outcome: "returned" };
}
