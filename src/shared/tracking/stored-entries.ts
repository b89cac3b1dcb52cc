import { now } from "../../platform/clock";
import { readStored, removeStored, writeStored } from "../../platform/storage";
import { type Entry, isEntry } from "./entries";

/** Maximum number of stored entries; the oldest are dropped. */
const storedLimit = 200;
/** How long a visit counts for the advertisement that led to it. */
const landingLifetime = 30 * 24 * 60 * 60_000;

/** Appends entries to the stored ones. */
export function storeEntries(entries: readonly Entry[]): void {
  const { landing, stored } = read();
  writeStored("tracking", { ...landing, entries: [...stored, ...entries].slice(-storedLimit) });
}

/** Takes the stored entries out, so that two tabs never send the same. */
export function removeEntries(): readonly Entry[] {
  const { landing, stored } = read();
  if (stored.length === 0) return [];
  writeStored("tracking", { ...landing });
  return stored;
}

/** Keeps the address an advertisement led to. */
export function storeLanding(address: string): void {
  const { stored } = read();
  writeStored("tracking", { landing: address, landedAt: now(), entries: [...stored] });
}

/** The address the last advertisement led to, while it counts; null when none did. */
export function storedLanding(): string | null {
  const { landing, landedAt } = read().landing;
  if (typeof landing !== "string" || typeof landedAt !== "number") return null;
  return now() - landedAt < landingLifetime ? landing : null;
}

/** Forgets everything, as when the visitor takes the consent back. */
export function clearStored(): void {
  removeStored("tracking");
}

function read(): { landing: { landing?: unknown; landedAt?: unknown }; stored: readonly Entry[] } {
  const { entries, ...landing } = readStored("tracking") ?? {};
  return { landing, stored: Array.isArray(entries) ? entries.filter(isEntry) : [] };
}
