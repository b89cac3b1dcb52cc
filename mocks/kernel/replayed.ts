import { defineTable } from "../world/define-table";

/** What a world stores of the recording that it began with. */
export type ReplayRow =
  | { readonly id: "begun" }
  /** A user of the world, by its place in the recording's list. */
  | { readonly id: `user ${string}`; readonly user: number }
  /** A group whose recorded answers are out of date, as something of it was changed. */
  | { readonly id: `changed ${string}` }
  /** An order, by its number or id, that the tables could not take, and why. */
  | { readonly id: `left ${string}`; readonly reason: string };

/** In the world, so that undo and reset bring recorded answers back. */
export const replayTable = defineTable("kernel.replay", { id: (row: ReplayRow) => row.id });
