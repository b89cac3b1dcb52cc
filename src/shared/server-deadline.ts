import { now } from "../platform/clock";

/**
 * A deadline from the server on this device's clock, in milliseconds, so that a wrong clock still counts down
 * correctly. Compute it once for each answer, on arrival.
 */
export function toLocalDeadline(deadline: string, serverTime: string): number {
  return now() + Date.parse(deadline) - Date.parse(serverTime);
}

/** Seconds as a countdown shows them: "27:14", "1:02:03". */
export function countdownText(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
