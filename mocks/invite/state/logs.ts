import type { Programme } from "../../business/bindings";
import { sampleUserIds } from "../../business/data/users";
import { userByRecode } from "../../business/users";
import { defineTable } from "../../world/define-table";
import type { World } from "../../world/world";

/** What a visitor did with an invitation. */
export interface ClickRow {
  readonly id: string;
  /** Owner of the code; null for an unknown one. */
  readonly inviterId: string | null;
  readonly recode: string;
  readonly programme: Programme;
  readonly channel: string | null;
  readonly event: "open" | "register" | "download" | "buy";
  readonly page: string;
  readonly deviceId: string | null;
  /** Time by the website's clock; not reliable for ordering. */
  readonly at: number;
}

export const clickTable = defineTable("invite.clicks", {
  id: (row: ClickRow) => row.id,
  indexes: { inviter: { key: (row) => row.inviterId ?? undefined } },
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

/** How often somebody's invitations were opened. */
export function clickCount(world: World, inviterId: string, programme: Programme): number {
  const logged = world
    .table(clickTable)
    .by("inviter", inviterId)
    .filter((click) => click.programme === programme && click.event === "open");
  return logged.length + (inviterId === sampleUserIds.wholesaler ? earlierClicks[programme] : 0);
}

/** Clicks from before the log, of the sample inviter. */
const earlierClicks: Readonly<Record<Programme, number>> = { zhj: 318, xh: 41 };

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
