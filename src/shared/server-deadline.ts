import { now } from "../platform/clock";

/**
 * A deadline from the server on this device's clock, in milliseconds, so that a wrong clock still counts down
 * correctly. Compute it once for each answer, on arrival.
 */
export function toLocalDeadline(deadline: string, serverTime: string): number {
  return Date.parse(deadline) + leadOver(serverTime);
}

/** As far as answers differ by their way and by the whole seconds in which servers write the time, in milliseconds. */
const sameClock = 1500;
let knownLead: number | undefined;

/**
 * How far this device's clock is ahead of the server's. Answers that show the same lead but for their way share it: of
 * one deadline in two of them one page would otherwise count down to two.
 */
function leadOver(serverTime: string): number {
  const lead = now() - Date.parse(serverTime);
  if (knownLead === undefined || Math.abs(lead - knownLead) > sameClock) knownLead = lead;
  return knownLead;
}

/** Seconds as a countdown shows them: "27:14", "1:02:03". */
export function countdownText(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
