import type { operations } from "../../../src/generated/invite";
import type { Handlers } from "../../kernel/handlers";
import { ok } from "../../kernel/replies";
import { activityTable, clickTable, insertNew, ownerOfCode } from "../state/logs";

type Logs = "logInviteClicks" | "logInviteActivities";

/** What the website reports of visitors and inviters. */
export const logHandlers: Pick<Handlers<operations>, Logs> = {
  logInviteClicks({ world, body }) {
    const clicks = world.table(clickTable);
    return ok(
      insertNew(
        body.list,
        (id) => clicks.get(id) !== undefined,
        ({ channel, deviceId, at, ...click }) =>
          clicks.insert({
            ...click,
            inviterId: ownerOfCode(world, click.recode),
            channel: channel ?? null,
            deviceId: deviceId ?? null,
            at: Date.parse(at),
          }),
      ),
    );
  },

  logInviteActivities({ world, session, body }) {
    const activities = world.table(activityTable);
    return ok(
      insertNew(
        body.list,
        (id) => activities.get(id) !== undefined,
        ({ channel, deviceId, awardId, at, ...activity }) =>
          activities.insert({
            ...activity,
            userId: session.userId,
            channel: channel ?? null,
            deviceId: deviceId ?? null,
            awardId: awardId ?? null,
            at: Date.parse(at),
          }),
      ),
    );
  },
};
