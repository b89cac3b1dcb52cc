import { browserWindow } from "./browser";

const utc8Minutes = 8 * 60;

let zoneOffset: number | null = null;

/** Puts another zone in place of the device's, for tests and demonstrations: minutes east of UTC; null restores it. */
export function setZoneOffset(minutes: number | null): void {
  zoneOffset = minutes;
}

/**
 * Whether the device's own clock shows another time than one in UTC+8 at an instant. Not known of a reader for whom a page
 * is prerendered.
 */
export function isDeviceElsewhere(date: Date): boolean {
  if (zoneOffset === null && browserWindow() === undefined) return false;
  const minutes = zoneOffset ?? -date.getTimezoneOffset();
  return minutes !== utc8Minutes;
}
