import type { Programme } from "../../business/bindings";
import { defineTable } from "../../world/define-table";
import type { World } from "../../world/world";
import { sampleAwards } from "../data/awards";
import type { AwardRow } from "../rules/award-lifecycle";
import { inviteeTable } from "./invitees";

export const awardTable = defineTable("invite.awards", {
  id: (row: AwardRow) => row.awardId,
  indexes: {
    inviter: {
      key: (row) => row.inviterId,
      order: (left, right) => right.earnedAt - left.earnedAt || right.awardId - left.awardId,
    },
    invitee: { key: (row) => row.inviteeId ?? undefined },
    programme: { key: (row) => row.programme },
  },
  seed: (context) => sampleAwards(context, context.rowsOf(inviteeTable)),
});

/** An inviter's awards, newest first; of one programme, or of both. */
export function awardsOf(world: World, inviterId: string, programme?: Programme): readonly AwardRow[] {
  const awards = world.table(awardTable).by("inviter", inviterId);
  return programme === undefined ? awards : awards.filter((award) => award.programme === programme);
}
