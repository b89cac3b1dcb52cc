import { bindingTable } from "../../business/bindings";
import { customerById, customerTitle } from "../../business/customers";
import { sum } from "../../business/money";
import { nextNumber } from "../../business/numbers";
import { orderPaid, orderRefunded, orderTable } from "../../business/orders";
import type { OrderRow } from "../../business/rows/orders";
import type { UserRow } from "../../business/rows/users";
import { accountTitle, userTable } from "../../business/users";
import { defineTable } from "../../world/define-table";
import type { Reaction } from "../../world/events";
import type { World } from "../../world/world";
import { sampleShares } from "../data/shares";
import { hasSettlementPrice, shareOfOrder } from "../rules/share-of-order";
import { reversalOf, type ShareRow } from "../rules/shares";

export const shareTable = defineTable("promoter.shares", {
  id: (row: ShareRow) => row.shareId,
  indexes: {
    partner: {
      key: (row) => row.partnerId,
      order: (left, right) => right.earnedAt - left.earnedAt || right.shareId - left.shareId,
    },
    order: { key: (row) => row.orderNo },
  },
  seed: sampleShares,
});

/** Above every line of the sample world. */
const firstShareId = 90_413;

/** A partner's shares and what was taken back of them, newest first. */
export function sharesOf(world: World, partnerId: string): readonly ShareRow[] {
  return world.table(shareTable).by("partner", partnerId);
}

/** Who earns a share of an account's orders: its inviter, as long as that is a promoter or an agent. */
export function earnerOf(world: World, customerId: string): UserRow | undefined {
  const binding = world.table(bindingTable).get(customerId);
  const inviter = binding && world.table(userTable).get(binding.inviterId);
  return inviter && inviter.role !== "none" ? inviter : undefined;
}

/** Shares are earned when an order is paid and taken back, in proportion, when it is refunded. */
export const shareReactions: readonly Reaction[] = [
  orderPaid.react((world, { orderId }, at) => {
    const order = world.table(orderTable).get(orderId);
    const earner = order && earnerOf(world, order.userId);
    if (!earner || hasSettlementPrice(order)) return;
    earnShare(world, order, earner, at);
  }),
  orderRefunded.react((world, { orderId, amountFen }, at) => {
    const order = world.table(orderTable).get(orderId);
    if (order && mayHaveEarner(world, order)) reverseShares(world, order, amountFen, at);
  }),
];

function earnShare(world: World, order: OrderRow, earner: UserRow, at: number): void {
  // A lead that registered later has a number of its own beside that of its account.
  const customer = customerById(world, order.userId);
  const account = world.table(userTable).get(order.userId);
  const share = shareOfOrder({
    ...order,
    paidAt: at,
    partnerId: earner.userId,
    customerId: customer?.customerId ?? order.userId,
    customerName: customer ? customerTitle(customer) : account ? accountTitle(account) : order.userId,
  });
  if (share) world.table(shareTable).insert({ shareId: nextNumber(world, "share", firstShareId), ...share });
}

function reverseShares(world: World, order: OrderRow, amountFen: number, at: number): void {
  const lines = world.table(shareTable).by("order", order.orderNo);
  const share = lines.find(({ kind }) => kind === "share");
  if (!share) return;
  const earlierFen = sum(lines.filter(({ kind }) => kind === "reversal").map(({ baseFen }) => baseFen));
  const reversal = reversalOf(share, amountFen, earlierFen);
  if (!reversal) return;
  world.table(shareTable).insert({
    ...share,
    ...reversal,
    shareId: nextNumber(world, "share", firstShareId),
    kind: "reversal",
    earnedAt: at,
    holdUntil: null,
    reversedId: share.shareId,
  });
}

/** Whether the order may have earned anybody a share; asked first, so that most refunds never open the shares. */
function mayHaveEarner(world: World, { userId }: OrderRow): boolean {
  return world.table(bindingTable).get(userId) !== undefined;
}
