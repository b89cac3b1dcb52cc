import { businessDate, startOfBusinessDate } from "../../../src/rules/dates";
import { durations } from "../../../src/rules/limits";
import type { Programme } from "../../business/bindings";
import { addDays, endOfDay } from "../../business/calendar";
import { defineTable } from "../../world/define-table";
import type { World } from "../../world/world";

/** When a programme runs. */
export interface ProgrammeRow {
  readonly programme: Programme;
  readonly startsAt: number;
  /** Last instant; null without an end. */
  readonly endsAt: number | null;
  readonly updatedAt: number;
}

export const programmeTable = defineTable("invite.programmes", {
  id: (row: ProgrammeRow) => row.programme,
  seed: ({ startedAt }): ProgrammeRow[] => {
    const today = businessDate(startedAt);
    const startDaysAgo = (days: number): number => startOfBusinessDate(addDays(today, -days));
    const updatedAt = startDaysAgo(9) + 9 * durations.hour;
    return [
      { programme: "zhj", startsAt: startDaysAgo(180), endsAt: null, updatedAt },
      { programme: "xh", startsAt: startDaysAgo(120), endsAt: endOfDay(addDays(today, 40)), updatedAt },
    ];
  },
});

export function programmeOf(world: World, programme: Programme): ProgrammeRow {
  const row = world.table(programmeTable).get(programme);
  if (!row) throw new Error(`There is no programme ${programme}.`);
  return row;
}

/** Whether invitations earn awards at an instant. */
export function isOpen({ startsAt, endsAt }: ProgrammeRow, now: number): boolean {
  return startsAt <= now && (endsAt === null || now <= endsAt);
}
