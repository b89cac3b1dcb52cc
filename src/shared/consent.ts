import { useSyncExternalStore } from "react";
import { now } from "../platform/clock";
import { onStorageChange, readStored, writeStored } from "../platform/storage";
import type { Consent } from "../platform/storage-keys";

export interface ConsentState {
  /** What the visitor answered; null before the first answer. */
  choice: Consent | null;
  /** Whether the question is on screen. */
  isQuestionOpen: boolean;
  /** Whether the visitor opened it, rather than the page on their first visit. */
  isAskedFor: boolean;
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
  publish({ choice, isQuestionOpen: false, isAskedFor: false });
}

/** Opens the question again, from the foot of a page. */
export function openConsentQuestion(): void {
  publish({ choice: readState().choice, isQuestionOpen: true, isAskedFor: true });
}

/** Closes the question as it was answered before; one that was never answered stays. */
export function closeConsentQuestion(): void {
  const { choice } = readState();
  if (choice !== null) publish({ choice, isQuestionOpen: false, isAskedFor: false });
}

/** Whether statistics and advertising reports may be sent now. */
export function mayTrack(): boolean {
  return readState().choice?.analytics === true;
}

/** Prerendered pages do not ask: nothing is known of the visitor yet. */
const prerendered: ConsentState = { choice: null, isQuestionOpen: false, isAskedFor: false };

function readState(): ConsentState {
  if (!state) {
    const choice = readStored("consent");
    state = { choice, isQuestionOpen: choice === null, isAskedFor: false };
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
    publish({ choice, isQuestionOpen: choice === null, isAskedFor: false }),
  );
  return () => {
    listeners.delete(listener);
    stopOtherTabs();
  };
}
