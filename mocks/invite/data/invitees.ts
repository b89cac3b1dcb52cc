import { durations, trial as trialLength } from "../../../src/rules/limits";
import { bindingTable, type Programme } from "../../business/bindings";
import { shareChannels } from "../../business/channels";
import { fakerIn, mobilePhone, personName } from "../../business/data/people";
import { sampleUserIds } from "../../business/data/users";
import { userTable } from "../../business/users";
import type { SeedContext } from "../../world/types";
import type { InviteeRow } from "../rows/invitees";
import { nameOf } from "../rules/masks";

/** How many the wholesaler of the sample world brought, by programme, besides those with an account. */
export const sampleCounts: Readonly<Record<Programme, number>> = { zhj: 39, xh: 6 };

/** Places in the list (0 is the newest) of the main programme's invitees with whom something particular is shown. */
export const particular = {
  neverTried: 4,
  refunded: [13, 31],
  /** Registered lately, and the award for it still waits. */
  waiting: [0, 2, 5],
  /** The award for the payment came back unopened, is on its way, waits, or was never received. */
  unopened: 6,
  pending: 8,
  due: 3,
  missed: 11,
} as const;

const firstIds: Readonly<Record<Programme, number>> = { zhj: 3_001, xh: 3_201 };

/** The number of the invitee at a place of the list. */
export function sampleInviteeId(programme: Programme, index: number): number {
  return firstIds[programme] + sampleCounts[programme] - 1 - index;
}

/** Who was brought by codes of inviters without a role: the wholesaler's invitees and the accounts bound to anybody. */
export function sampleInvitees(context: SeedContext): InviteeRow[] {
  return [...generated(context, "zhj"), ...generated(context, "xh"), ...bound(context)];
}

function generated({ startedAt, variant, random }: SeedContext, programme: Programme): InviteeRow[] {
  const count = sampleCounts[programme];
  const faker = fakerIn(variant, random(`invitees ${programme}`));
  return Array.from({ length: count }, (_, index) => {
    const draw = random(`invitee ${programme} ${index}`);
    const daysAgo = 2 + Math.floor(index * (programme === "zhj" ? 4.3 : 18));
    const registeredAt = startedAt - daysAgo * durations.day - draw.integer(1, 280) * durations.minute;
    const trial = { startedAt: registeredAt, endsAt: registeredAt + trialLength.days * durations.day };
    const payment =
      registeredAt + (3 + (index % 6)) * durations.day + draw.integer(0, 200) * durations.minute;
    const paidAt = pays(index) && payment < startedAt ? payment : null;
    const isRefunded = programme === "zhj" && particular.refunded.some((one) => one === index);
    return {
      inviteeId: sampleInviteeId(programme, index),
      inviterId: sampleUserIds.wholesaler,
      programme,
      userId: null,
      name: personName(faker),
      phone: mobilePhone(faker, variant),
      channel: draw.pick([...shareChannels, null]),
      registeredAt,
      trial: programme === "zhj" && index === particular.neverTried ? null : trial,
      paidAt,
      refundedAt: paidAt !== null && isRefunded ? paidAt + 3 * durations.day : null,
    };
  });
}

/** Two of five pay sooner or later. */
function pays(index: number): boolean {
  return index % 5 === 1 || index % 5 === 3;
}

function bound({ variant, rowsOf }: SeedContext): InviteeRow[] {
  const users = new Map(rowsOf(userTable).map((user) => [user.userId, user]));
  return rowsOf(bindingTable).flatMap(({ userId, inviterId, programme, channel }, index) => {
    const user = users.get(userId);
    if (!user || users.get(inviterId)?.role !== "none") return [];
    return {
      inviteeId: 3_301 + index,
      inviterId,
      programme,
      userId,
      name: nameOf(user, variant),
      phone: user.phone ?? "",
      channel,
      registeredAt: user.registeredAt,
      trial: user.trial,
      paidAt: null,
      refundedAt: null,
    };
  });
}
