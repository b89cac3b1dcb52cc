import { businessDate } from "../../../rules/dates";

/** The month of an instant on the business's clock, "2026-11". */
export function monthAt(now: number): string {
  return businessDate(now).slice(0, 7);
}

/** A month so many months later; negative for earlier. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const months = year * 12 + (number - 1) + by;
  return `${String(Math.floor(months / 12)).padStart(4, "0")}-${String((months % 12) + 1).padStart(2, "0")}`;
}

/** The last `count` months, newest first, and `chosen` among them even if it is older. */
export function monthChoices(now: number, count: number, chosen: string | null): string[] {
  const newest = monthAt(now);
  const months = Array.from({ length: count }, (_, index) => shiftMonth(newest, -index));
  if (chosen !== null && !months.includes(chosen)) months.push(chosen);
  return months.sort().reverse();
}
