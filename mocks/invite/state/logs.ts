import type { Programme } from "../../business/bindings";
import { userByRecode } from "../../business/users";
import { defineTable } from "../../world/define-table";
import type { World } from "../../world/world";
import { sampleClicks } from "../data/clicks";
import type { ClickRow } from "../rows/clicks";
import { inviteeTable } from "./invitees";

export const clickTable = defineTable("invite.clicks", {
  id: (row: ClickRow) => row.id,
  indexes: { inviter: { key: (row) => row.inviterId ?? undefined } },
  seed: (context) => sampleClicks(context, context.rowsOf(inviteeTable)),
});

/** What an inviter did on the invite pages. */
export interface ActivityRow {
  readonly id: string;
  /** Null without a session. */
  readonly userId: string | null;
  readonly programme: Programme;
  readonly event: string;
  readonly page: string;
  readonly channel: string | null;
  readonly awardId: number | null;
  readonly deviceId: string | null;
  readonly at: number;
}

export const activityTable = defineTable("invite.activities", { id: (row: ActivityRow) => row.id });

/** When and by what somebody's invitations were opened. */
export function opensOf(world: World, inviterId: string, programme: Programme): readonly ClickRow[] {
  return world
    .table(clickTable)
    .by("inviter", inviterId)
    .filter((click) => click.programme === programme && click.event === "open");
}

/**
 * Stores entries that are not known yet and returns how many there were; an entry sent twice in one batch counts
 * once.
 */
export function insertNew<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  isKnown: (id: string) => boolean,
  insert: (entry: Entry) => void,
): { accepted: number; repeated: number } {
  let accepted = 0;
  for (const entry of entries) {
    if (isKnown(entry.id)) continue;
    insert(entry);
    accepted += 1;
  }
  return { accepted, repeated: entries.length - accepted };
}

/** Owner of the code, by account number. */
export function ownerOfCode(world: World, recode: string): string | null {
  return userByRecode(world, recode)?.userId ?? null;
}
