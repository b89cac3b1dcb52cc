import { suggestions } from "../../src/rules/business-limits";
import { defineTable } from "../world/define-table";
import type { World } from "../world/world";

export interface SuggestionRow {
  readonly id: number;
  /** The account, or "visitor": visitors share one allowance, as they are not distinguishable. */
  readonly sender: string;
  readonly kind: string;
  readonly content: string;
  readonly phone: string | null;
  readonly sentAt: number;
}

export const suggestionTable = defineTable("business.suggestions", {
  id: (row: SuggestionRow) => row.id,
  indexes: { sender: { key: (row) => row.sender } },
});

/** How many more suggestions a sender may send, and when the next is taken when there are none (null otherwise). */
export function suggestionAllowance(world: World, sender: string, now: number) {
  const recent = world
    .table(suggestionTable)
    .by("sender", sender)
    .filter(({ sentAt }) => now - sentAt < suggestions.milliseconds);
  const remaining = Math.max(suggestions.maximum - recent.length, 0);
  const oldest = Math.min(...recent.map(({ sentAt }) => sentAt));
  return { remaining, nextAt: remaining > 0 ? null : oldest + suggestions.milliseconds };
}
