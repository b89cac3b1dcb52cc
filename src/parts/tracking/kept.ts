import { now } from "../../platform/clock";
import { readStored, removeStored, writeStored } from "../../platform/storage";
import { type Entry, isEntry } from "./entries";

/** More than this is not kept: the oldest goes. */
const mostKept = 200;
/** How long a visitor counts as somebody the advertisement brought. */
const landingLasts = 30 * 24 * 60 * 60_000;

/** Puts entries behind those kept before. */
export function keepEntries(entries: readonly Entry[]): void {
  const { landing, kept } = read();
  writeStored("tracking", { ...landing, entries: [...kept, ...entries].slice(-mostKept) });
}

/** Takes what is kept; it is nobody else's from then on, so that two tabs never send the same. */
export function takeEntries(): readonly Entry[] {
  const { landing, kept } = read();
  if (kept.length === 0) return [];
  writeStored("tracking", { ...landing });
  return kept;
}

/** Keeps the address an advertisement led to. */
export function keepLanding(address: string): void {
  const { kept } = read();
  writeStored("tracking", { landing: address, landedAt: now(), entries: [...kept] });
}

/** The address the last advertisement led to, while it counts; null when none did. */
export function keptLanding(): string | null {
  const { landing, landedAt } = read().landing;
  if (typeof landing !== "string" || typeof landedAt !== "number") return null;
  return now() - landedAt < landingLasts ? landing : null;
}

/** Forgets everything, as when the visitor takes the consent back. */
export function forgetKept(): void {
  removeStored("tracking");
}

function read(): { landing: { landing?: unknown; landedAt?: unknown }; kept: readonly Entry[] } {
  const { entries, ...landing } = readStored("tracking") ?? {};
  return { landing, kept: Array.isArray(entries) ? entries.filter(isEntry) : [] };
}
