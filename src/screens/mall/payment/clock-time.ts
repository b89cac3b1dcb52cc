import { utc8Fields } from "../../../platform/clock";

/** An instant to the second on the business's clock: "10:41:02". */
export function clockTime(timestamp: string): string {
  const { hour, minute, second } = utc8Fields(new Date(timestamp));
  return [hour, minute, second].map((unit) => String(unit).padStart(2, "0")).join(":");
}
