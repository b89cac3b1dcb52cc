import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { useAddCouponByConfig } from "../../../api/activity/mutations";
import { firstOrderQuery } from "../../../api/activity/queries";
import { type ClientError, isOutcomeUnknown, toResult } from "../../../client/client-error";
import type { components } from "../../../generated/activity";
import { loadNamespaces } from "../../../i18n/set-up";
import { useFormats } from "../../../i18n/use-formats";
import { useLocale } from "../../../i18n/use-locale";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { currentLocale } from "../../../platform/current-locale";
import { discountText } from "../../../shared/discount-text";
import { orderAddress } from "../../../shared/routing/addresses";
import { useSignInDialog } from "../../../shared/sign-in/use-sign-in-dialog";
import { Button } from "../../../ui/button";
import { State } from "../../../ui/state";
import { textLink } from "../../../ui/text-link";
import { type LoggedActivity, logActivityEvent, logSmsStep } from "../activity-log";
import { tabIdempotencyKey } from "../idempotency-key";
import { UseCoupon } from "./use-coupon";

const PhoneDialog = lazy(async () => {
  const texts = loadNamespaces(currentLocale(), ["verification"]);
  const [module] = await Promise.all([import("./phone-dialog"), texts]);
  return { default: module.PhoneDialog };
});

type Schemas = components["schemas"];
type Offer = Schemas["CouponOffer"];

interface CouponOfferRowProps {
  offer: Offer;
  activity: LoggedActivity;
  lang: string;
}

/** A coupon of an activity: what it takes off, what for, how many are left, and how to receive or use it. */
export function CouponOfferRow({ offer, activity, lang }: CouponOfferRowProps) {
  const { t } = useTranslation("activity");
  const formats = useFormats();
  const locale = useLocale();
  const { face, threshold, name, audience, stockLeft, validUntil, validDays } = offer;
  const value =
    face.kind === "fixed"
      ? formats.money(face.amount, { currency: "CNY", isShort: true })
      : t("coupon.discount", { discount: discountText(locale, face.percentOff) });
  const facts = [
    threshold === "0.00"
      ? t("coupon.anyAmount")
      : t("coupon.from", { amount: formats.money(threshold, { isShort: true }) }),
    validDays !== null
      ? t("coupon.validDays", { days: validDays })
      : validUntil && t("coupon.validUntil", { date: formats.date(validUntil, "always") }),
    stockLeft !== null && t("coupon.left", { count: stockLeft, number: formats.number(stockLeft) }),
  ].filter((fact) => typeof fact === "string");
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-line border-b py-4 in-data-care:grid-cols-1 sm:grid-cols-[7rem_minmax(0,1fr)_auto]">
      <p className="figures font-semibold text-26">{value}</p>
      <div className="min-w-0">
        <p lang={lang} className="font-semibold [overflow-wrap:anywhere]">
          {name}
        </p>
        <p className="figures flex flex-wrap gap-x-3 text-13 text-ink2">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {audience !== "everyone" && <span>{t(`coupon.audience.${audience}`)}</span>}
        </p>
      </div>
      <div className="col-span-2 in-data-care:col-span-1 sm:col-span-1 sm:min-w-36 sm:text-right">
        <CouponAction offer={offer} activity={activity} />
      </div>
    </li>
  );
}

/** Receives the coupon with one press, and then leads to where it is used; what cannot be received says why. */
function CouponAction({ offer, activity }: Omit<CouponOfferRowProps, "lang">) {
  const { t } = useTranslation("activity");
  const describeError = useDescribeError();
  const take = useAddCouponByConfig();
  const { requireSignIn, isChecking, dialog } = useSignInDialog(t("coupon.signInNote"));
  const [error, setError] = useState<ClientError | null>(null);
  /** Null until it is opened for the first time. */
  const [isPhoneOpen, setPhoneOpen] = useState<boolean | null>(null);
  const { id, canReceive, explanation, receivedByYou, name } = offer;
  const received = take.data?.coupon;

  const handleTake = async () => {
    const key = tabIdempotencyKey(`coupon.${id}`);
    const body = {
      alias: activity.alias,
      configId: id,
      ...(activity.channel !== undefined && { channelNumber: activity.channel }),
    };
    const result = await toResult(take.mutateAsync({ body, idempotencyKey: key.current() }));
    // Where the answer was lost the same key asks for it again, and no second coupon is given.
    if (result.ok || !isOutcomeUnknown(result.error)) key.forget();
    setError(result.ok ? null : result.error);
    if (result.ok) {
      logActivityEvent(activity, "receiveCoupon", String(id));
      logSmsStep(activity, "received");
    }
  };
  if (received !== undefined || (receivedByYou ?? 0) > 0)
    return (
      <div className="grid justify-items-start gap-1 sm:justify-items-end">
        <State shape="disc" tone="green">
          {t("coupon.received")}
        </State>
        <UseCoupon offer={offer} couponId={received?.couponId ?? null} />
        {dialog}
      </div>
    );
  if (!canReceive)
    return (
      <>
        <State shape="dash" tone="ink2">
          <span className="whitespace-normal">{explanation}</span>
        </State>
        {receivedByYou !== null && offer.reason === "notForYou" && offer.audience === "firstPurchase" && (
          <EarlierOrder offer={offer} />
        )}
        {dialog}
      </>
    );
  return (
    <div className="grid justify-items-start gap-2 sm:justify-items-end">
      <Button
        aria-label={t("coupon.takeOf", { name })}
        isBusy={take.isPending || isChecking}
        busyLabel={t("coupon.taking")}
        onClick={() => requireSignIn(() => void handleTake())}
      >
        {t("coupon.take")}
      </Button>
      {receivedByYou === null && (
        <button
          type="button"
          className="text-link touch-area rounded-tag text-13"
          onClick={() => setPhoneOpen(true)}
          aria-label={t("coupon.byPhoneOf", { name })}
        >
          {t("coupon.byPhone")}
        </button>
      )}
      {error && (
        <p role="alert" className="max-w-60 text-13 text-red">
          {describeError(error)} {isOutcomeUnknown(error) && t("coupon.again")}
        </p>
      )}
      {isPhoneOpen !== null && (
        <Suspense fallback={null}>
          <PhoneDialog
            offer={offer}
            activity={activity}
            isOpen={isPhoneOpen}
            onClose={() => setPhoneOpen(false)}
          />
        </Suspense>
      )}
      {dialog}
    </div>
  );
}

/** The order that makes the next one no first purchase. */
function EarlierOrder({ offer }: { offer: Offer }) {
  const { t } = useTranslation("activity");
  const [serviceNumber = ""] = offer.serviceCodes;
  const first = useQuery({ ...firstOrderQuery(serviceNumber), enabled: serviceNumber !== "" });
  const orderNo = first.data?.blockingOrderNo;
  if (!orderNo) return null;
  return (
    <Link to={orderAddress(orderNo)} className={`${textLink} touch-area block text-13`}>
      {t("goods.showOrder")}
    </Link>
  );
}
