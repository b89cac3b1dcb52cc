import { isOnline } from "../../platform/network";
import { reportProblem } from "../../platform/report";
import { mayTrack } from "../consent";
import type { Entry } from "./entries";
import { type Batch, batchEntries, mayResend } from "./senders";
import { clearStored, removeEntries, storeEntries } from "./stored-entries";

/** How long entries wait for company, and how many do not. */
const batchDelay = 5000;
const batchSize = 20;

let pending: Entry[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Puts an entry into the next batch; without consent it is forgotten. */
export function post(entry: Entry): void {
  if (!mayTrack()) return;
  pending.push(entry);
  if (pending.length >= batchSize) void sendPending();
  else timer ??= setTimeout(() => void sendPending(), batchDelay);
}

/** Sends new and stored entries; without a connection they are stored on the device. Never throws. */
export async function sendPending(): Promise<void> {
  const entries = drainPending();
  if (entries.length === 0) return;
  if (isOnline()) await sendBatches([...removeEntries(), ...entries]);
  else storeEntries(entries);
}

/** Sends entries stored while offline. Never throws. */
export async function sendStored(): Promise<void> {
  if (mayTrack() && isOnline()) await sendBatches(removeEntries());
}

/** Forgets what was not sent, here and on the device. */
export function clearOutbox(): void {
  drainPending();
  clearStored();
}

function drainPending(): readonly Entry[] {
  clearTimeout(timer);
  timer = undefined;
  const entries = pending;
  pending = [];
  return mayTrack() ? entries : [];
}

async function sendBatches(entries: readonly Entry[]): Promise<void> {
  const unsent = await Promise.all(batchEntries(entries).map(sendBatch));
  const stored = unsent.flat();
  // The visitor may have taken the consent back meanwhile.
  if (stored.length > 0 && mayTrack()) storeEntries(stored);
}

/** Answers what must be sent again. */
async function sendBatch({ entries, send }: Batch): Promise<readonly Entry[]> {
  const result = await send();
  if (result.ok) return [];
  const { error } = result;
  const again = entries.filter((entry) => mayResend(error, entry));
  if (again.length < entries.length) reportProblem("A log was not taken", error);
  return again;
}
