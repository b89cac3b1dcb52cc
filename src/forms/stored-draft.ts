import { readStored, writeStored } from "../platform/storage";
import type { JsonRecord } from "../platform/storage-keys";

/** Where a draft is stored: on this device, or in this tab until the visit ends. */
export type DraftPlace = "device" | "visit";

/** The draft of a name, wherever it is stored: what was typed in this tab counts first. */
export function readDraft(name: string): JsonRecord | undefined {
  return readStored("visitDrafts")?.[name] ?? readStored("drafts")?.[name];
}

/** Stores a draft in one place and removes it from the other; null removes it from both. */
export function storeDraft(name: string, draft: JsonRecord | null, place: DraftPlace): void {
  writeDraft("visitDrafts", name, place === "visit" ? draft : null);
  writeDraft("drafts", name, place === "device" ? draft : null);
}

/** Forgets the drafts whose name begins with a text, except for those that were stored last in each place. */
export function limitDrafts(prefix: string, maximum: number): void {
  for (const storageKey of ["visitDrafts", "drafts"] as const) {
    const names = Object.keys(readStored(storageKey) ?? {}).filter((name) => name.startsWith(prefix));
    for (const name of names.slice(0, -maximum)) writeDraft(storageKey, name, null);
  }
}

function writeDraft(storageKey: "drafts" | "visitDrafts", name: string, draft: JsonRecord | null): void {
  const stored = readStored(storageKey) ?? {};
  // The last one stored stands last.
  const { [name]: previous, ...others } = stored;
  if (draft !== null) writeStored(storageKey, { ...others, [name]: draft });
  else if (previous !== undefined) writeStored(storageKey, others);
}
