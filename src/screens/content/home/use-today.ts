import { useSyncExternalStore } from "react";
import { now } from "../../../platform/clock";
import { watchNothing } from "../../../platform/store";
import { businessDate } from "../../../rules/dates";

/** Today as YYYY-MM-DD on the business's clock; null while a prerendered page, built on another day, hydrates. */
export function useToday(): string | null {
  return useSyncExternalStore(watchNothing, today, () => null);
}

const today = () => businessDate(now());
