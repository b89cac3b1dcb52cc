import { useQuery } from "@tanstack/react-query";
import { orderCountsQuery, userCouponsQuery } from "../../../api/mall/queries";
import { useTranslation } from "../../../i18n/use-translation";
import { couponsOf } from "../coupons/coupon-groups";
import type { UserPage } from "./user-pages";

/** How much waits on a page, and whether it is due. */
export interface CountNote {
  readonly text: string;
  readonly isDue: boolean;
}

/**
 * Counts beside the navigation of the user center: unpaid orders, and the coupons of the tab that their page opens with.
 * Absent until known.
 */
export function useUserCounts(): Partial<Record<UserPage, CountNote>> {
  const { t } = useTranslation("account-user");
  const orders = useQuery(orderCountsQuery());
  const coupons = useQuery(userCouponsQuery());
  const unpaid = orders.data?.unpaid ?? 0;
  const unused = couponsOf(coupons.data?.list ?? [], "unused").length;
  return {
    ...(unpaid > 0 && { orders: { text: t("nav.unpaid", { count: unpaid }), isDue: true } }),
    ...(unused > 0 && { coupons: { text: t("nav.unusedCoupons", { count: unused }), isDue: false } }),
  };
}
