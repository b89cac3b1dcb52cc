import { useSyncExternalStore } from "react";
import { now } from "../platform/clock";
import { onStorageChange, readStored, writeStored } from "../platform/storage";
import type { Consent } from "../platform/storage-keys";

export interface ConsentState {
  /** What the visitor answered; null before the first answer. */
  choice: Consent | null;
  /** Whether the question is on screen. */
  isQuestionOpen: boolean;
}

const listeners = new Set<() => void>();
let state: ConsentState | null = null;

/** The visitor's answer about statistics and advertising, and whether the question is open. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribe, readState, () => prerendered);
}

/** Keeps the answer on this device and closes the question. */
export function saveConsent(analytics: boolean): void {
  const choice: Consent = { analytics, at: new Date(now()).toISOString() };
  writeStored("consent", choice);
  publish({ choice, isQuestionOpen: false });
}

/** Opens the question again, from the footer. */
export function openConsentQuestion(): void {
  publish({ choice: readState().choice, isQuestionOpen: true });
}

/** Whether statistics and advertising reports may be sent now. */
export function mayTrack(): boolean {
  return readState().choice?.analytics === true;
}

/** Prerendered pages do not ask: nothing is known of the visitor yet. */
const prerendered: ConsentState = { choice: null, isQuestionOpen: false };

function readState(): ConsentState {
  if (!state) {
    const choice = readStored("consent");
    state = { choice, isQuestionOpen: choice === null };
  }
  return state;
}

function publish(next: ConsentState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stopOtherTabs = onStorageChange("consent", (choice) =>
    publish({ choice, isQuestionOpen: choice === null }),
  );
  return () => {
    listeners.delete(listener);
    stopOtherTabs();
  };
}
