import { useQuery } from "@tanstack/react-query";
import { orderCountsQuery, userCouponsQuery } from "../../../api/mall/queries";
import { useTranslation } from "../../../i18n/use-translation";
import type { UserPage } from "./user-pages";

/** How much waits on a page, and whether it is due. */
export interface CountNote {
  readonly text: string;
  readonly isDue: boolean;
}

/** Counts beside the navigation of the user centre: unpaid orders, available coupons. Absent until known. */
export function useUserCounts(): Partial<Record<UserPage, CountNote>> {
  const { t } = useTranslation("account-user");
  const orders = useQuery(orderCountsQuery());
  const coupons = useQuery(userCouponsQuery({ state: "unused" }));
  const unpaid = orders.data?.unpaid ?? 0;
  const usable = coupons.data?.list.filter(({ isUsable }) => isUsable).length ?? 0;
  return {
    ...(unpaid > 0 && { orders: { text: t("nav.unpaid", { count: unpaid }), isDue: true } }),
    ...(usable > 0 && { coupons: { text: t("nav.couponCount", { count: usable }), isDue: false } }),
  };
}
