import { readStored, writeStored } from "./storage";
import type { JsonRecord } from "./storage-keys";

/** The state of the messenger's authorisation in this visit; it ends with the tab. */
export interface MessengerVisit {
  /** The messenger's answer, to be exchanged once. */
  readonly code: string | null;
  /** What went out with the question and must come back with the answer. */
  readonly state: string | null;
  /** Whether the messenger was asked already: a second time could be a redirect loop. */
  readonly hasAsked: boolean;
  /** Who the visitor is to the messenger. */
  readonly openid: string | null;
}

/** The present state. */
export function readMessengerVisit(): MessengerVisit {
  const stored = readStored("visit")?.["messenger"] ?? {};
  return {
    code: textOrNull(stored["code"]),
    state: textOrNull(stored["state"]),
    hasAsked: stored["hasAsked"] === true,
    openid: textOrNull(stored["openid"]),
  };
}

/** Stores changed members. */
export function updateMessengerVisit(change: Partial<MessengerVisit>): void {
  const messenger: JsonRecord = { ...readMessengerVisit(), ...change };
  writeStored("visit", { ...readStored("visit"), messenger });
}

function textOrNull(candidate: unknown): string | null {
  return typeof candidate === "string" ? candidate : null;
}
