import { utc8Parts } from "../../../platform/clock";

/** A moment to the second on the business's clock: "10:41:02". */
export function clockTime(moment: string): string {
  const { hour, minute, second } = utc8Parts(new Date(moment));
  return [hour, minute, second].map((part) => String(part).padStart(2, "0")).join(":");
}
