import { absent, twoDigits } from "./number-formats";

/** A length of time from seconds, as players write it: 192 → "3:12", 3783 → "1:03:03". */
export function formatDuration(seconds: number): string {
  if (!Number.isFinite(seconds) || seconds < 0) return absent;
  const totalSeconds = Math.round(seconds);
  const [hours, minutes, remainingSeconds] = [
    Math.floor(totalSeconds / 3600),
    Math.floor(totalSeconds / 60) % 60,
    totalSeconds % 60,
  ];
  return hours === 0
    ? `${minutes}:${twoDigits(remainingSeconds)}`
    : `${hours}:${twoDigits(minutes)}:${twoDigits(remainingSeconds)}`;
}
