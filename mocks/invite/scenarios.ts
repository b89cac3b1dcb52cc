import { durations } from "../../src/rules/limits";
import { sampleUserIds } from "../business/data/users";
import { userTable } from "../business/users";
import type { Preparation } from "../kernel/group";
import type { World } from "../world/world";
import { type AwardRow, awardDates, awardState, sendingAt } from "./rules/award-lifecycle";
import { awardDays } from "./rules/programmes";
import { awardsOf, awardTable } from "./state/award-table";
import { packetBehaviourTable } from "./state/awards";
import { inviteeTable } from "./state/invitees";
import { programmeTable } from "./state/programmes";

const inviter = sampleUserIds.wholesaler;

/** States of the invite programmes worth looking at; the inviter is the wholesaler 永兴. */
export const inviteScenarios: Readonly<Record<string, Preparation>> = {
  "award-claimable": {
    sentence: "One red packet waits to be received; all others were received.",
    prepare(world) {
      const [first, ...others] = claimable(world);
      if (!first) throw new Error("The sample world has no award to receive.");
      for (const award of others) receive(world, award);
    },
  },
  "award-expiring": {
    sentence: "A red packet expires in two hours.",
    prepare(world) {
      const [first] = claimable(world);
      if (!first) throw new Error("The sample world has no award to receive.");
      const expiresAt = world.startedAt + 2 * durations.hour;
      const dueAt = expiresAt - awardDays.claim * durations.day;
      world.table(awardTable).update(first.awardId, { expiresAt, dueAt, earnedAt: dueAt, sendings: [] });
    },
  },
  "awards-many": {
    sentence: "The inviter has earned 260 red packets: the list has many pages.",
    prepare(world) {
      const awards = world.table(awardTable);
      const [model] = awardsOf(world, inviter, "zhj").filter(({ kind }) => kind === "registration");
      if (!model) throw new Error("The sample world has no award to copy.");
      for (let awardId = 8_001; awardsOf(world, inviter, "zhj").length < 260; awardId++) {
        const earnedAt = world.startedAt - (awardId - 7_990) * 11 * durations.hour;
        const sendings = [sendingAt(earnedAt + durations.hour, true)];
        awards.insert({ ...model, awardId, ...awardDates("registration", earnedAt), sendings });
      }
    },
  },
  "no-awards": {
    sentence: "Nobody has registered through the inviter's code yet.",
    prepare(world) {
      for (const { awardId } of awardsOf(world, inviter)) world.table(awardTable).remove(awardId);
      for (const { inviteeId } of world.table(inviteeTable).by("inviter", inviter))
        world.table(inviteeTable).remove(inviteeId);
    },
  },
  "programme-closed": {
    sentence: "Both invite programmes ended yesterday; what was earned before can still be received.",
    prepare(world) {
      for (const { programme } of world.table(programmeTable).all())
        world.table(programmeTable).update(programme, { endsAt: world.startedAt - durations.day });
    },
  },
  "no-messenger-account": {
    sentence: "No messenger account of the inviter is known: red packets have nowhere to go.",
    prepare(world) {
      world.table(userTable).update(inviter, { openid: null });
    },
  },
  "packets-unopened": {
    sentence: "Nobody opens the red packets they are sent: they come back after a day.",
    prepare(world) {
      world.table(packetBehaviourTable).insert({ id: "habit", opensPackets: false });
    },
  },
};

/** The wholesaler's awards that can be received, the last to expire first. */
function claimable(world: World): AwardRow[] {
  return awardsOf(world, inviter)
    .filter((award) => awardState(award, world.startedAt) === "claimable")
    .sort((left, right) => right.expiresAt - left.expiresAt || right.awardId - left.awardId);
}

function receive(world: World, { awardId, dueAt, sendings }: AwardRow): void {
  const sentAt = Math.max(dueAt, sendings.at(-1)?.endsAt ?? 0, world.startedAt - durations.hour);
  world.table(awardTable).update(awardId, {
    sendings: [...sendings, sendingAt(Math.min(sentAt, world.startedAt - 2 * durations.minute), true)],
  });
}
