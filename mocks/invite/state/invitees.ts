import { type BindingRow, bindingTable, type Programme } from "../../business/bindings";
import { nextNumber } from "../../business/numbers";
import { isPaid, orderTable } from "../../business/orders";
import type { OrderRow } from "../../business/rows/orders";
import { userTable } from "../../business/users";
import { defineTable } from "../../world/define-table";
import type { World } from "../../world/world";
import { sampleInvitees } from "../data/invitees";
import type { InviteeRow } from "../rows/invitees";
import { type InviteeStage, inviteeStage } from "../rules/invitee-stage";
import { nameOf } from "../rules/masks";

export const inviteeTable = defineTable("invite.invitees", {
  id: (row: InviteeRow) => row.inviteeId,
  indexes: {
    inviter: {
      key: (row) => row.inviterId,
      order: (left, right) => right.registeredAt - left.registeredAt || right.inviteeId - left.inviteeId,
    },
    user: { key: (row) => row.userId ?? undefined },
  },
  seed: (context) => sampleInvitees(context),
});

/** Above every invitee of the sample world. */
const firstInviteeId = 3_500;

/** Invitees of an inviter in a programme, the newest first; those without a known phone are left out. */
export function inviteesOf(world: World, inviterId: string, programme: Programme): readonly InviteeRow[] {
  return world
    .table(inviteeTable)
    .by("inviter", inviterId)
    .map((row) => withAccount(world, row))
    .filter((row) => row.programme === programme && row.phone !== "");
}

/** An invitee with the present data of the account. */
export function inviteeById(world: World, inviteeId: number): InviteeRow | undefined {
  const row = world.table(inviteeTable).get(inviteeId);
  return row && withAccount(world, row);
}

/** The invitee of a bound account; made when it is not known yet. */
export function ensureInvitee(
  world: World,
  { userId, inviterId, programme, channel, boundAt }: BindingRow,
): InviteeRow {
  const invitees = world.table(inviteeTable);
  const known = invitees.by("user", userId)[0];
  if (known) return known;
  const user = world.table(userTable).get(userId);
  return invitees.insert({
    inviteeId: nextNumber(world, "invitee", firstInviteeId),
    inviterId,
    programme,
    userId,
    name: user ? nameOf(user, world.variant) : "",
    phone: user?.phone ?? "",
    channel,
    registeredAt: user?.registeredAt ?? boundAt,
    trial: user?.trial ?? null,
    paidAt: null,
    refundedAt: null,
  });
}

/** How far an invitee has come. */
export function stageOf(world: World, row: InviteeRow, now: number): InviteeStage {
  const { userId, paidAt, refundedAt, trial } = row;
  if (userId === null) {
    const hasEverPaid = paidAt !== null && paidAt <= now;
    return inviteeStage({ trial, hasEverPaid, hasPaid: hasEverPaid && refundedAt === null }, now);
  }
  const boundAt = world.table(bindingTable).get(userId)?.boundAt ?? 0;
  const orders = world
    .table(orderTable)
    .by("user", userId)
    .filter((order) => order.paidAt !== null && order.paidAt >= boundAt);
  return inviteeStage({ trial, hasPaid: orders.some(isStillPaid), hasEverPaid: orders.length > 0 }, now);
}

/** Whether some of what was paid was not given back. */
function isStillPaid(order: OrderRow): boolean {
  return isPaid(order) || (order.refund !== null && order.refund.amountFen < order.finalFen);
}

function withAccount(world: World, row: InviteeRow): InviteeRow {
  const user = row.userId === null ? undefined : world.table(userTable).get(row.userId);
  return user
    ? { ...row, name: nameOf(user, world.variant), phone: user.phone ?? "", trial: user.trial }
    : row;
}
