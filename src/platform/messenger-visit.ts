import { readStored, writeStored } from "./storage";
import type { JsonRecord } from "./storage-keys";

/** What this visit knows of the messenger's authorisation; it ends with the tab. */
export interface MessengerVisit {
  /** The messenger's answer, to be exchanged once. */
  readonly code: string | null;
  /** What went out with the question and must come back with the answer. */
  readonly state: string | null;
  /** Whether the messenger was asked already: once is enough, or the page would go round for ever. */
  readonly hasAsked: boolean;
  /** Who the visitor is to the messenger. */
  readonly openid: string | null;
}

/** What is known now. */
export function readMessengerVisit(): MessengerVisit {
  const stored = readStored("visitDrafts")?.["messenger"] ?? {};
  return {
    code: textOrNull(stored["code"]),
    state: textOrNull(stored["state"]),
    hasAsked: stored["hasAsked"] === true,
    openid: textOrNull(stored["openid"]),
  };
}

/** Keeps what has changed. */
export function updateMessengerVisit(change: Partial<MessengerVisit>): void {
  const messenger: JsonRecord = { ...readMessengerVisit(), ...change };
  writeStored("visitDrafts", { ...readStored("visitDrafts"), messenger });
}

function textOrNull(candidate: unknown): string | null {
  return typeof candidate === "string" ? candidate : null;
}
