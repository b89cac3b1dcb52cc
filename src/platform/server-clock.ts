import { now } from "./clock";

/** Answers are on their way for a while, and servers write whole seconds: a lead below this is none. */
const sameClock = 60_000;
let lead = 0;

/** Takes the server's time from an answer that has just come, RFC 3339; a text that is no time is ignored. */
export function noteServerTime(serverTime: string): void {
  const found = now() - Date.parse(serverTime);
  if (!Number.isNaN(found)) lead = Math.abs(found) < sameClock ? 0 : found;
}

/**
 * The time in epoch milliseconds, by the server's clock as the last answer showed it: on a device whose date is wrong
 * "today" is the day on which the server expects what is due. The device's own time before any answer.
 */
export function serverNow(): number {
  return now() - lead;
}
