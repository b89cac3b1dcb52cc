import { absent, twoDigits } from "./number-formats";

/** A length of time from seconds, as players write it: 192 → "3:12", 3783 → "1:03:03". */
export function formatDuration(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return absent;
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours === 0 ? `${minutes}:${twoDigits(rest)}` : `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}`;
}
