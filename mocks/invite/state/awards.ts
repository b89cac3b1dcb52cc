import { durations } from "../../../src/rules/limits";
import { type BindingRow, bindingTable, inviterBound } from "../../business/bindings";
import { nextNumber } from "../../business/numbers";
import { orderPaid, orderRefunded, orderTable } from "../../business/orders";
import type { OrderRow } from "../../business/rows/orders";
import type { UserRow } from "../../business/rows/users";
import { userTable } from "../../business/users";
import { defineTable } from "../../world/define-table";
import type { Reaction } from "../../world/events";
import type { World } from "../../world/world";
import { type AwardRow, awardDates, awardState, sendingAt } from "../rules/award-lifecycle";
import { type AwardKind, freshHours, programmeRules } from "../rules/programmes";
import { awardsOf, awardTable } from "./award-table";
import { ensureInvitee, inviteesOf, stageOf } from "./invitees";
import { isOpen, programmeOf } from "./programmes";
import { remindOf } from "./reminders";

/** Whether people of this world open the red packets they are sent; a scenario switches it off. */
export const packetBehaviourTable = defineTable("invite.packet-habit", {
  id: (row: { id: "habit"; opensPackets: boolean }) => row.id,
});

/** Above every award of the sample world. */
const firstAwardId = 5_500;

/** Hands an award to the messenger. It must be claimable. */
export function sendPacket(world: World, { awardId, sendings }: AwardRow, at: number): AwardRow {
  const isOpened = world.table(packetBehaviourTable).get("habit")?.opensPackets ?? true;
  const sent = sendingAt(at, isOpened);
  return world.table(awardTable).update(awardId, { sendings: [...sendings, sent] });
}

/** The messenger's word on a red packet under way: it was opened, or comes back. */
export function settlePacket(
  world: World,
  { awardId, sendings }: AwardRow,
  outcome: "received" | "returned",
  at: number,
): void {
  const last = sendings.at(-1);
  if (!last) return;
  world
    .table(awardTable)
    .update(awardId, { sendings: [...sendings.slice(0, -1), { ...last, outcome, endsAt: at }] });
}

/** Awards are earned by registrations, first payments and numbers of them, and taken back by refunds. */
export const awardReactions: readonly Reaction[] = [
  inviterBound.react((world, { userId }, at) => {
    const binding = world.table(bindingTable).get(userId);
    const inviter = binding && inviterOf(world, binding);
    if (!inviter) return;
    const { inviteeId, registeredAt } = ensureInvitee(world, binding);
    const isFresh = binding.boundAt - registeredAt < freshHours * durations.hour;
    if (isFresh) earn(world, binding, "registration", at, { inviteeId });
  }),
  orderPaid.react((world, { orderId }, at) => {
    const order = world.table(orderTable).get(orderId);
    const binding = order && world.table(bindingTable).get(order.userId);
    if (!binding || !inviterOf(world, binding)) return;
    const { inviteeId } = ensureInvitee(world, binding);
    if (isFirstPayment(world, order, binding) && !hasPaymentAward(world, inviteeId, at))
      earn(world, binding, "payment", at, { inviteeId, orderId, orderFen: order.finalFen });
    earnBonuses(world, binding, at);
  }),
  orderRefunded.react((world, { orderId }, at) => {
    const order = world.table(orderTable).get(orderId);
    const binding = order && world.table(bindingTable).get(order.userId);
    if (!binding || !inviterOf(world, binding)) return;
    const paying = payingCount(world, binding, at);
    for (const award of awardsOf(world, binding.inviterId, binding.programme)) {
      const isMissed = award.kind === "bonus" && award.invitedCount !== null && award.invitedCount > paying;
      if (award.orderId === orderId || isMissed) reverseAward(world, award, at);
    }
  }),
];

/** The inviter who earns awards: promoters and agents earn shares instead. */
function inviterOf(world: World, { inviterId }: BindingRow): UserRow | undefined {
  const inviter = world.table(userTable).get(inviterId);
  return inviter?.role === "none" ? inviter : undefined;
}

function earn(
  world: World,
  { inviterId, programme }: BindingRow,
  kind: AwardKind,
  at: number,
  facts: Partial<Pick<AwardRow, "inviteeId" | "orderId" | "orderFen" | "invitedCount" | "grossFen">>,
): void {
  if (!isOpen(programmeOf(world, programme), at)) return;
  const { registrationFen, paymentFen } = programmeRules(programme, world.variant);
  const award = world.table(awardTable).insert({
    awardId: nextNumber(world, "award", firstAwardId),
    inviterId,
    programme,
    kind,
    inviteeId: null,
    orderId: null,
    orderFen: null,
    invitedCount: null,
    grossFen: kind === "registration" ? registrationFen : paymentFen,
    ...awardDates(kind, at),
    sendings: [],
    reversedAt: null,
    ...facts,
  });
  remindOf(world, award, at);
}

function isFirstPayment(world: World, order: OrderRow, { boundAt }: BindingRow): boolean {
  const { orderId, userId, paidAt } = order;
  if (paidAt === null || paidAt < boundAt) return false;
  return !world
    .table(orderTable)
    .by("user", userId)
    .some((other) => {
      if (other.paidAt === null || (other.refund !== null && other.refund.refundedAt !== null)) return false;
      return other.paidAt < paidAt || (other.paidAt === paidAt && other.orderId < orderId);
    });
}

function hasPaymentAward(world: World, inviteeId: number, at: number): boolean {
  return world
    .table(awardTable)
    .by("invitee", inviteeId)
    .some((award) => award.kind === "payment" && awardState(award, at) !== "cancelled");
}

function earnBonuses(world: World, binding: BindingRow, at: number): void {
  const { inviterId, programme } = binding;
  const paying = payingCount(world, binding, at);
  const earned = awardsOf(world, inviterId, programme).filter(
    (award) => awardState(award, at) !== "cancelled",
  );
  for (const { invitees, amountFen } of programmeRules(programme, world.variant).bonuses)
    if (paying >= invitees && !earned.some(({ invitedCount }) => invitedCount === invitees))
      earn(world, binding, "bonus", at, { invitedCount: invitees, grossFen: amountFen });
}

function payingCount(world: World, { inviterId, programme }: BindingRow, at: number): number {
  return inviteesOf(world, inviterId, programme).filter((row) => stageOf(world, row, at) === "paid").length;
}

/** Takes an award back unless it is paid or lost already; one on its way is once it comes back. */
function reverseAward(world: World, award: AwardRow, at: number): void {
  const state = awardState(award, at);
  if (state === "pending" || state === "claimable" || state === "sending")
    world.table(awardTable).update(award.awardId, { reversedAt: at });
}
