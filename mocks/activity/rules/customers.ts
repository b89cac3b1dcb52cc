import { couponTable } from "../../business/coupons";
import { isExpired, licenceTable } from "../../business/licences";
import { isPaid, orderTable } from "../../business/orders";
import type { CouponRow } from "../../business/rows/coupons";
import type { UserRow } from "../../business/rows/users";
import type { World } from "../../world/world";
import type { OfferRow } from "../rows";
import type { Customer } from "./offers";

/** Software: what makes a paying user. */
const payingServiceType = 1;

/** What is known of an account that asks for a coupon. */
export function customerOf(world: World, { userId }: UserRow, offer: OfferRow, now: number): Customer {
  const licences = world.table(licenceTable).by("user", userId);
  return {
    received: couponsOf(world, userId, offer).length,
    hasBought:
      world.table(orderTable).by("user", userId).some(isPaid) ||
      licences.some(({ startsAt }) => startsAt !== null),
    isPaying: licences.some(
      (licence) => licence.serviceType === payingServiceType && !isExpired(licence, now),
    ),
  };
}

/** What is known of a phone that has no account yet. */
export function phoneCustomer(world: World, phone: string, offer: OfferRow): Customer {
  return { received: couponsWaiting(world, phone, offer).length, hasBought: false, isPaying: false };
}

/** The coupons of an offer that an account received. */
export function couponsOf(world: World, userId: string, offer: OfferRow): readonly CouponRow[] {
  const coupons = world.table(couponTable).by("user", userId);
  return coupons.filter(({ configId }) => configId === offer.id);
}

/** The coupons of an offer that wait for somebody to register with a phone. */
export function couponsWaiting(world: World, phone: string, offer: OfferRow): readonly CouponRow[] {
  const coupons = world.table(couponTable).by("phone", phone);
  return coupons.filter(({ configId }) => configId === offer.id);
}
