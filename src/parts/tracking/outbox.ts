import { isOnline } from "../../platform/network";
import { reportProblem } from "../../platform/report";
import { mayTrack } from "../consent";
import type { Entry } from "./entries";
import { forgetKept, keepEntries, takeEntries } from "./kept";
import { mayResend, type Parcel, pack } from "./senders";

/** How long entries wait for company, and how many do not. */
const waits = 5000;
const enough = 20;

let waiting: Entry[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Puts an entry into the next batch; without consent it is forgotten. */
export function post(entry: Entry): void {
  if (!mayTrack()) return;
  waiting.push(entry);
  if (waiting.length >= enough) void sendWaiting();
  else timer ??= setTimeout(() => void sendWaiting(), waits);
}

/** Sends what waits here and what was kept before; without a connection it is kept on the device. Never throws. */
export async function sendWaiting(): Promise<void> {
  const entries = takeWaiting();
  if (entries.length === 0) return;
  if (isOnline()) await deliver([...takeEntries(), ...entries]);
  else keepEntries(entries);
}

/** Sends what was kept while there was no connection. Never throws. */
export async function resendKept(): Promise<void> {
  if (mayTrack() && isOnline()) await deliver(takeEntries());
}

/** Forgets what was not sent, here and on the device. */
export function emptyOutbox(): void {
  takeWaiting();
  forgetKept();
}

function takeWaiting(): readonly Entry[] {
  clearTimeout(timer);
  timer = undefined;
  const entries = waiting;
  waiting = [];
  return mayTrack() ? entries : [];
}

async function deliver(entries: readonly Entry[]): Promise<void> {
  const unsent = await Promise.all(pack(entries).map(deliverParcel));
  const kept = unsent.flat();
  // The visitor may have taken the consent back meanwhile.
  if (kept.length > 0 && mayTrack()) keepEntries(kept);
}

/** Answers what must be sent again. */
async function deliverParcel({ entries, send }: Parcel): Promise<readonly Entry[]> {
  const result = await send();
  if (result.ok) return [];
  const { error } = result;
  const again = entries.filter((entry) => mayResend(error, entry));
  if (again.length < entries.length) reportProblem("A log was not taken", error);
  return again;
}
