import type { Hours } from "./settings-shape";

let readClock: (() => number) | null = null;
/** How far this device's clock is ahead of the server's, in milliseconds. */
let lead = 0;

/** The time, in epoch milliseconds. */
export function now(): number {
  return readClock === null ? Date.now() : readClock();
}

/** Puts another clock in place of the device's, for tests and demonstrations; null restores it. */
export function setClock(clock: (() => number) | null): void {
  readClock = clock;
  lead = 0;
}

/** Answers are on their way for a while, and servers write whole seconds: a lead below this is none. */
const sameClock = 60_000;

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

/** Monotonic time in milliseconds, for durations. */
export function stopwatch(): number {
  return performance.now();
}

/** An instant as clocks in UTC+8 show it. */
export interface ClockFields {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** Monday 1 to Sunday 7. */
  readonly weekday: number;
}

const utc8Offset = 8 * 60 * 60 * 1000;

/** An instant as clocks in UTC+8 show it, whatever the device's own time zone. UTC+8 has no summer time. */
export function utc8Fields(date: Date): ClockFields {
  const shifted = new Date(date.getTime() + utc8Offset);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
    weekday: shifted.getUTCDay() || 7,
  };
}

/**
 * Whether support is open at an instant: from the opening minute on, up to but not including the closing one, in
 * UTC+8.
 */
export function isSupportOpen(date: Date, hours: Hours): boolean {
  const { hour, minute } = utc8Fields(date);
  const time = `${twoDigits(hour)}:${twoDigits(minute)}`;
  return time >= hours.opens && time < hours.closes;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
