import { bindingTable } from "../../business/bindings";
import { invitationSavingFen } from "../../business/catalogue";
import { couponTable, openCouponTable } from "../../business/coupons";
import { licenceTable } from "../../business/licences";
import { orderTable } from "../../business/orders";
import { type Choice, priceChoice, type Quote } from "../../business/pricing";
import { promotionTable } from "../../business/promotions";
import { isFirstPurchase, promotionFor } from "../../business/purchases";
import type { CouponRow } from "../../business/rows/coupons";
import type { UserRow } from "../../business/rows/users";
import type { World } from "../../world/world";
import { hasSettlementPrice, type Purchases } from "./eligibility";

/** The buyer: every property that lowers a price. */
export interface Buyer extends Purchases {
  /** Undefined for a visitor. */
  readonly user: UserRow | undefined;
  /** Available coupons; for a visitor the public ones. */
  readonly coupons: readonly CouponRow[];
  readonly isBoundToInviter: boolean;
}

/** Facts about the caller. */
export function buyerOf(world: World, user: UserRow | undefined): Buyer {
  if (!user) {
    const coupons = openCoupons(world);
    return { user, orders: [], licences: [], coupons, isBoundToInviter: false };
  }
  const { userId } = user;
  return {
    user,
    orders: world.table(orderTable).by("user", userId),
    licences: world.table(licenceTable).by("user", userId),
    coupons: world.table(couponTable).by("user", userId),
    isBoundToInviter: world.table(bindingTable).get(userId) !== undefined,
  };
}

/** The price of a selection for the buyer now, before a coupon. */
export function priceFor(
  world: World,
  buyer: Buyer,
  choice: Choice,
  action: "buy" | "renew",
  now: number,
): Quote {
  const { sku, years, quantity } = choice;
  const isInvited =
    action === "buy" &&
    buyer.isBoundToInviter &&
    isFirstPurchase(buyer.orders, buyer.licences, sku.serviceNumber);
  return priceChoice(choice, {
    hasSettlementPrice: hasSettlementPrice(buyer.user),
    promotion: promotionFor(world.table(promotionTable).by("product", sku.productNo), buyer.orders, {
      action,
      years,
      quantity,
      now,
    }),
    invitationFen: isInvited ? invitationSavingFen(sku.productNo) : 0,
  });
}

/** As if the visitor had taken each of them a moment ago. */
function openCoupons(world: World): CouponRow[] {
  return world
    .table(openCouponTable)
    .all()
    .map((coupon) => ({
      ...coupon,
      userId: "visitor",
      phone: null,
      configId: coupon.couponId,
      code: "",
      activityAlias: null,
      usage: "unused",
      receivedAt: coupon.validFrom,
      usedAt: null,
      orderId: null,
    }));
}
