import { now } from "../../platform/clock";

/**
 * A deadline the server named, on this device's clock, in milliseconds: a device whose clock is wrong still counts
 * down the right time. Make it once for each answer, as soon as it is there.
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
