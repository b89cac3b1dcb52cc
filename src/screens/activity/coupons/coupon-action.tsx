import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { firstOrderQuery } from "../../../api/activity/queries";
import { isOutcomeUnknown } from "../../../client/client-error";
import type { components } from "../../../generated/activity";
import { loadNamespaces } from "../../../i18n/set-up";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { currentLocale } from "../../../platform/current-locale";
import { lazyDialog } from "../../../shared/lazy-dialog";
import { orderAddress } from "../../../shared/routing/addresses";
import { useSignInDialog } from "../../../shared/sign-in/use-sign-in-dialog";
import { Button } from "../../../ui/button";
import { State } from "../../../ui/state";
import { textLink } from "../../../ui/text-link";
import { useLostFocus } from "../../../ui/use-lost-focus";
import type { LoggedActivity } from "../activity-log";
import { UseCoupon } from "./use-coupon";
import { useTakeCoupon } from "./use-take-coupon";

const PhoneDialog = lazyDialog(async () => {
  const texts = loadNamespaces(currentLocale(), ["verification"]);
  const [module] = await Promise.all([import("./phone-dialog"), texts]);
  return module.PhoneDialog;
});

type Offer = components["schemas"]["CouponOffer"];

interface CouponActionProps {
  offer: Offer;
  activity: LoggedActivity;
}

/**
 * Receives the coupon with one press, and then leads to where it is used; one that cannot be received shows the
 * reason.
 */
export function CouponAction({ offer, activity }: CouponActionProps) {
  const { t } = useTranslation("activity");
  const describeError = useDescribeError();
  const { take, isTaking, received, error } = useTakeCoupon(offer, activity);
  const { requireSignIn, isChecking, dialog } = useSignInDialog(t("coupon.signInNote"));
  // Of some offers there is more than one for each.
  const hasShare = (offer.receivedByYou ?? 0) > 0 && !offer.canReceive;
  // The list may show by now that the lost answer was a coupon, but not which: asking again tells.
  const isUncertain = error !== null && isOutcomeUnknown(error);
  const isRefused = error !== null && !isUncertain && !offer.canReceive;
  const outcome = useLostFocus<HTMLDivElement>(received !== undefined || isRefused);
  if (received !== undefined || (hasShare && !isUncertain))
    return (
      <div ref={outcome} tabIndex={-1} className="grid justify-items-start gap-1 sm:justify-items-end">
        <State shape="disc" tone="green">
          {t("coupon.received")}
        </State>
        <UseCoupon offer={offer} couponId={received?.couponId ?? null} />
        {dialog}
      </div>
    );
  if (!offer.canReceive && !isUncertain)
    return (
      <div ref={outcome} tabIndex={-1}>
        <ReceiveObstacle offer={offer} />
        {dialog}
      </div>
    );
  return (
    <div className="grid justify-items-start gap-2 sm:justify-items-end">
      <Button
        aria-label={t("coupon.takeOf", { name: offer.name })}
        isBusy={isTaking || isChecking}
        busyLabel={t("coupon.taking")}
        onClick={() => void requireSignIn(take)}
      >
        {t("coupon.take")}
      </Button>
      {offer.receivedByYou === null && <ByPhone offer={offer} activity={activity} />}
      {error && (
        <p role="alert" className="max-w-60 text-13 text-red">
          {describeError(error)}
          {isUncertain && <span className="block">{t("coupon.again")}</span>}
        </p>
      )}
      {dialog}
    </div>
  );
}

/** The way for those without an account. */
function ByPhone({ offer, activity }: CouponActionProps) {
  const { t } = useTranslation("activity");
  /** Null until it is opened for the first time. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button
        type="button"
        className="text-link touch-area rounded-tag text-13"
        onClick={() => setOpen(true)}
        aria-label={t("coupon.byPhoneOf", { name: offer.name })}
      >
        {t("coupon.byPhone")}
      </button>
      {isOpen !== null && (
        <PhoneDialog offer={offer} activity={activity} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** Why a coupon cannot be received, and which order is in the way. */
function ReceiveObstacle({
  offer: { explanation, receivedByYou, reason, audience, serviceCodes },
}: {
  offer: Offer;
}) {
  const { t } = useTranslation("activity");
  const [serviceNumber = ""] = serviceCodes;
  const isTooLate = receivedByYou !== null && reason === "notForYou" && audience === "firstPurchase";
  const first = useQuery({ ...firstOrderQuery(serviceNumber), enabled: isTooLate && serviceNumber !== "" });
  // Another coupon of the service may have fetched it.
  const orderNo = isTooLate ? first.data?.blockingOrderNo : null;
  return (
    <>
      <State shape="dash" tone="ink2">
        <span className="whitespace-normal">{explanation}</span>
      </State>
      {orderNo && (
        <Link to={orderAddress(orderNo)} className={`${textLink} touch-area block text-13`}>
          {t("goods.showOrder")}
        </Link>
      )}
    </>
  );
}
