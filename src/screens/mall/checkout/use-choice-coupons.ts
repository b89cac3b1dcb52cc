import { useQuery } from "@tanstack/react-query";
import { userCouponsQuery } from "../../../api/mall/queries";
import type { CheckoutSelection } from "../../../shared/routing/checkout-address";

/** The user's coupons, judged against a selection; adding users takes none, so they are not requested. */
export function useChoiceCoupons(selection: CheckoutSelection, productNo: string | undefined) {
  const counts =
    selection.kind === "buy"
      ? { quantity: selection.quantity, users: selection.users, stores: selection.stores }
      : {};
  const years = selection.kind === "addUsers" ? 1 : selection.years;
  return useQuery({
    ...userCouponsQuery({ productNo: productNo ?? "", years, ...counts }),
    enabled: productNo !== undefined && selection.kind !== "addUsers",
    // Read by the page, which then shows the step: what failed is not read again by that.
    retryOnMount: false,
  });
}
