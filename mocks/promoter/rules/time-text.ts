import { businessClockOffset, durations } from "../../../src/rules/limits";
import { dayNumber, dayOfNumber } from "../../business/customer-services";

const days = new Map<number, string>();
const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, "0"));

/**
 * An instant as RFC 3339 with +08:00, the same text as `rfc3339` gives. A list of ten thousand customers carries fifty
 * thousand instants of a few hundred days: the days are written once.
 */
export function timeText(instant: number): string {
  const day = dayNumber(instant);
  const seconds = Math.floor((instant + businessClockOffset) / durations.second) - day * 86_400;
  const clock = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return `${dayText(day)}T${clock}+08:00`;
}

/** `timeText`, or null where there is no moment. */
export function timeTextOrNull(instant: number | null): string | null {
  return instant === null ? null : timeText(instant);
}

/** A day numbered by `dayNumber`, 2026-11-21. */
export function dayText(day: number): string {
  const known = days.get(day);
  if (known !== undefined) return known;
  const text = dayOfNumber(day);
  // Worlds with other clocks have other days; a few thousand are cached.
  if (days.size > 5000) days.clear();
  days.set(day, text);
  return text;
}

function two(number: number): string {
  return twoDigits[number] ?? "00";
}
