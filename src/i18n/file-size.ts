import { absent, formatNumber, noBreakSpace } from "./number-formats";

const kilobyte = 1024;

/** The size of a file from bytes, in kB, MB or GB of 1024 each; one decimal below ten: "18 kB", "92 MB", "1.2 GB". */
export function formatFileSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return absent;
  // From 1000 on the next unit is easier to read than a fourth digit.
  const power = Math.min(3, Math.max(1, Math.ceil(Math.log(Math.max(bytes, 1) / 1000) / Math.log(kilobyte))));
  const amount = bytes / kilobyte ** power;
  const units = ["kB", "MB", "GB"];
  return `${formatNumber(amount, { decimals: amount < 10 ? 1 : 0 })}${noBreakSpace}${units[power - 1]}`;
}
