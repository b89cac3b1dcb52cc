let leavingEntry: string | null = null;

/**
 * Notes that the user is logging out at this entry of the history and on the way elsewhere. Routes change an instant
 * after the session has ended, and in that moment the screen must not take it for a session that was lost.
 */
export function setLeavingEntry(entry: string | null): void {
  leavingEntry = entry;
}

/** Whether the user is on the way elsewhere from this entry of the history. */
export function isLeaving(entry: string): boolean {
  return leavingEntry === entry;
}
