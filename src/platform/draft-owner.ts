import { readStored, removeStored, writeStored } from "./storage";

const draftKeys = ["drafts", "visitDrafts"] as const;

/** Forgets what was typed and not sent: it belongs to who typed it. */
export function clearDrafts(): void {
  for (const storageKey of draftKeys) removeStored(storageKey);
}

/**
 * Notes whose drafts these are. They outlast an ended session, for the user who signs in again; another one does not
 * find them. What was typed before anybody signed in goes to the first one who does.
 */
export function claimDrafts(kdUid: string): void {
  for (const storageKey of draftKeys) {
    const { owner, ...drafts } = readStored(storageKey) ?? {};
    if (owner?.["kdUid"] === kdUid) continue;
    writeStored(storageKey, { ...(owner === undefined && drafts), owner: { kdUid } });
  }
}
