import { couponTable } from "../business/coupons";
import { orderPaid, orderTable } from "../business/orders";
import { userRegistered } from "../business/registrations";
import { userTable } from "../business/users";
import type { Reaction } from "../world/events";
import { giveChances } from "./rules/give-chance";

/** A paid order and a registration give chances to draw; coupons that waited for the phone find their owner. */
export const activityReactions: readonly Reaction[] = [
  orderPaid.react((world, { orderId }, at) => {
    const order = world.table(orderTable).get(orderId);
    if (order) giveChances(world, { userId: order.userId, source: "order" }, at);
  }),
  userRegistered.react((world, { userId }, at) => {
    giveChances(world, { userId, source: "register" }, at);
    const phone = world.table(userTable).get(userId)?.phone;
    if (phone == null) return;
    const coupons = world.table(couponTable);
    for (const { couponId } of coupons.by("phone", phone)) coupons.update(couponId, { userId });
  }),
];
