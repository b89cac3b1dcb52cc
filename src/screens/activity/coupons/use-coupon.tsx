import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { serviceQuery } from "../../../api/mall/queries";
import type { components } from "../../../generated/activity";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { cheapestPurchase } from "../../../rules/activity-purchase";
import { addresses, goodsAddress } from "../../../shared/routing/addresses";
import { checkoutAddress } from "../../../shared/routing/checkout-address";
import { Button } from "../../../ui/button";
import { VisuallyHidden } from "../../../ui/visually-hidden";

interface UseCouponProps {
  offer: components["schemas"]["CouponOffer"];
  /** The coupon received just now; null where it was received before. */
  couponId: number | null;
}

/** Leads straight to a checkout with the coupon applied; one for renewals leads to the licences. */
export function UseCoupon({ offer, couponId }: UseCouponProps) {
  const { t } = useTranslation(["activity", "common"]);
  const describeError = useDescribeError();
  const [serviceNumber = ""] = offer.serviceCodes;
  const isForBuying = offer.actions.includes("buy") && serviceNumber !== "";
  const service = useQuery({ ...serviceQuery(serviceNumber), enabled: isForBuying && couponId !== null });
  const link = (to: string, text: string) => (
    <Button size="small" render={(linkProps) => <Link to={to} {...linkProps} />}>
      {text}
      <VisuallyHidden>{` ${offer.name}`}</VisuallyHidden>
    </Button>
  );
  // One received earlier may be used by now, which the list of coupons shows.
  if (couponId === null) return link(addresses.userCoupons, t("activity:coupon.mine"));
  if (!isForBuying) return link(addresses.userLicences, t("activity:coupon.renew"));
  if (service.isLoadingError)
    return (
      <div role="alert" className="grid max-w-60 justify-items-start gap-1 text-13 sm:justify-items-end">
        <p className="text-red">{describeError(service.error)}</p>
        <Button size="small" onClick={() => void service.refetch()}>
          {t("common:action.retry")}
        </Button>
      </div>
    );
  if (service.data === undefined) return null;
  const purchase = cheapestPurchase(service.data.skus, service.data.yearDiscounts, offer.threshold);
  if (purchase === null) return link(goodsAddress(serviceNumber), t("activity:coupon.use"));
  const selection = { kind: "buy", serviceNumber, ...purchase, quantity: 1, users: 0, stores: 0 } as const;
  return link(checkoutAddress(selection, couponId), t("activity:coupon.use"));
}
