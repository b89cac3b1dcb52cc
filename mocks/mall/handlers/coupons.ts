import type { operations } from "../../../src/generated/mall";
import { skuSoldIn } from "../../business/catalogue";
import { couponState, couponTable } from "../../business/coupons";
import type { UserRow } from "../../business/rows/users";
import { withUser } from "../../business/session";
import type { Handlers } from "../../kernel/handlers";
import { ok, refuse } from "../../kernel/replies";
import { rfc3339 } from "../../world/clock";
import type { World } from "../../world/world";
import { buyerOf, priceFor } from "../rules/buyer";
import { judgeCoupons } from "../rules/coupon-list";
import { describeCoupon } from "../rules/describe-coupon";
import { selectionRefusal } from "../rules/selection";
import { serviceUnknown } from "../texts/business-refusal";

/** As many as one answer carries. */
const maximumCoupons = 200;

export const couponHandlers: Pick<Handlers<operations>, "listUserCoupons"> = {
  listUserCoupons: (request) =>
    withUser(request, (user) => {
      const { query, now, locale, world } = request;
      const { productNo, quantity = 1, years = 1, users = 0, stores = 0 } = query;
      const sku = productNo === undefined ? undefined : skuSoldIn(world.variant, productNo);
      if (productNo !== undefined && !sku) return refuse(serviceUnknown(locale));
      const choice = sku && { sku, quantity, years, users, stores };
      const invalid = choice && selectionRefusal(choice, locale);
      if (invalid) return refuse(invalid);
      const priced = choice ? pricedFor(world, user, choice, now) : null;
      const found = judgeCoupons(world.table(couponTable).by("user", user.userId), priced, now).filter(
        ({ coupon }) => query.state === undefined || couponState(coupon, now) === query.state,
      );
      return ok({
        list: found.slice(0, maximumCoupons).map((judged) => describeCoupon(world, judged, now, locale)),
        total: found.length,
        bestCouponId: found.find(({ isBest }) => isBest)?.coupon.couponId ?? null,
        serverTime: rfc3339(now),
      });
    }),
};

function pricedFor(world: World, user: UserRow, choice: Parameters<typeof priceFor>[2], now: number) {
  return {
    quote: priceFor(world, buyerOf(world, user), choice, "buy", now),
    purpose: { serviceNumber: choice.sku.serviceNumber, action: "buy" as const },
  };
}
