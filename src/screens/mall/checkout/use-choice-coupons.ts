import { useQuery } from "@tanstack/react-query";
import { userCouponsQuery } from "../../../api/mall/queries";
import type { CheckoutWish } from "../../../parts/routing/checkout-address";

/** The coupons in hand, judged against a wish; more users take none, so they are not asked for. */
export function useChoiceCoupons(wish: CheckoutWish, productNo: string | undefined) {
  const counts =
    wish.kind === "buy" ? { quantity: wish.quantity, users: wish.users, stores: wish.stores } : {};
  const years = wish.kind === "addUsers" ? 1 : wish.years;
  return useQuery({
    ...userCouponsQuery({ productNo: productNo ?? "", years, ...counts }),
    enabled: productNo !== undefined && wish.kind !== "addUsers",
  });
}
