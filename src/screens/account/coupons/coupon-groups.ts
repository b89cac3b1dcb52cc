import type { components } from "../../../generated/mall";

export type Coupon = components["schemas"]["UserCoupon"];

/** The tabs of the coupons and the states of each; a coupon locked by an unpaid order is not used yet. */
export const couponTabs = {
  unused: ["unused", "locked"],
  used: ["used"],
  expired: ["expired"],
} as const satisfies Record<string, readonly Coupon["state"][]>;

export type CouponTab = keyof typeof couponTabs;
export const couponTabNames: readonly CouponTab[] = ["unused", "used", "expired"];

/** The tab the address names; what is none counts as the first. */
export function readCouponTab(query: URLSearchParams): CouponTab {
  const requestedTab = query.get("tab");
  return couponTabNames.find((tab) => tab === requestedTab) ?? "unused";
}

/** The coupons of a tab, in the order they came. */
export function couponsOf(coupons: readonly Coupon[], tab: CouponTab): Coupon[] {
  const states: readonly Coupon["state"][] = couponTabs[tab];
  return coupons.filter(({ state }) => states.includes(state));
}
