import { durations } from "../../../src/rules/limits";
import { sendMessage } from "../../business/messages";
import { userTable } from "../../business/users";
import { defineTable } from "../../world/define-table";
import { defineEvent, type Reaction } from "../../world/events";
import type { World } from "../../world/world";
import { type AwardRow, awardState } from "../rules/award-lifecycle";
import { reminderText } from "../texts/awards";
import { awardTable } from "./award-table";

export type NoticeChannel = "messenger" | "sms";

/** Whether and how an inviter is reminded of claimable and expiring awards. */
export interface NoticeRow {
  readonly userId: string;
  readonly isEnabled: boolean;
  readonly channel: NoticeChannel;
  readonly updatedAt: number;
}

export const noticeTable = defineTable("invite.notices", { id: (row: NoticeRow) => row.userId });

/** Time before an award expires when its inviter is reminded again. */
export const expiryWarning = 3 * durations.day;

/** An award has become receivable, or is about to expire. */
export const reminderDue = defineEvent<{ readonly awardId: number; readonly about: "due" | "expiry" }>(
  "award.reminder",
);

/** Lets the reminders of an award come at their times, those that are still ahead of `now`. */
export function remindOf(world: World, { awardId, dueAt, expiresAt }: AwardRow, now: number): void {
  reminderDue.cancel(world, (subject) => subject.awardId === awardId);
  if (dueAt >= now) reminderDue.schedule(world, dueAt, { awardId, about: "due" });
  const warnsAt = expiresAt - expiryWarning;
  if (warnsAt >= now) reminderDue.schedule(world, warnsAt, { awardId, about: "expiry" });
}

/** A reminder is sent to those who have it switched on, while the award is unclaimed. */
export const reminderReactions: readonly Reaction[] = [
  reminderDue.react((world, { awardId, about }, at) => {
    const award = world.table(awardTable).get(awardId);
    if (!award || awardState(award, at) !== "claimable") return;
    const notice = world.table(noticeTable).get(award.inviterId);
    const user = world.table(userTable).get(award.inviterId);
    const to = notice?.channel === "messenger" ? user?.openid : user?.phone;
    if (!notice?.isEnabled || !to) return;
    const kind = notice.channel === "messenger" ? "messenger" : "sms";
    sendMessage(world, { kind, to, text: reminderText(award, about, world.variant), code: null, at });
  }),
];
