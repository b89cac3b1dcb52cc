import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { couponActivityTimeQuery, couponOffersQuery } from "../../../api/activity/queries";
import { useTranslation } from "../../../i18n/use-translation";
import { ReadProblem } from "../../../shared/read-problem";
import { countdownText, toLocalDeadline } from "../../../shared/server-deadline";
import { Empty } from "../../../ui/empty";
import { Skeleton } from "../../../ui/skeleton";
import { toaster } from "../../../ui/toaster";
import { useCountdown } from "../../../ui/use-countdown";
import { PeriodState } from "../period";
import { type SectionProps, useReady } from "../sections/section-props";
import { CouponOfferRow } from "./coupon-offer-row";

/** The coupons an activity gives out, with the time until they are, in the server's clock. */
export function CouponsSection({ section, activity, template, onReady }: SectionProps<"coupons">) {
  const { t } = useTranslation("activity");
  const queries = useQueryClient();
  const { alias } = activity;
  const listElement = useRef<HTMLUListElement>(null);
  const offers = useQuery(couponOffersQuery(alias));
  const time = useQuery(couponActivityTimeQuery(alias));
  // The countdown stands above the list and would move it.
  const isWaiting = offers.isPending || time.isPending;
  useReady(!isWaiting, onReady);
  if (offers.data === undefined || isWaiting)
    return offers.error ? (
      <ReadProblem
        error={offers.error}
        onRetry={() => void offers.refetch()}
        isRetrying={offers.isFetching}
      />
    ) : (
      <Skeleton rows={section.configIds.length} />
    );
  const list = section.configIds.flatMap((id) => offers.data.find((offer) => offer.id === id) ?? []);
  if (list.length === 0) return <Empty title={t("coupon.none")} />;
  const refresh = () => {
    for (const id of ["listCouponOffers", "getCouponActivityTime"])
      void queries.invalidateQueries({ queryKey: [id] });
  };
  return (
    <>
      {time.data && time.data.period.phase !== "running" && (
        <p className="pt-3">
          <PeriodState period={time.data.period} onChange={refresh} isReading={time.isFetching} />
        </p>
      )}
      {/* Before it begins that is the first one, to which the countdown above counts down. */}
      {time.data?.nextReleaseAt && time.data.period.phase === "running" && (
        <NextRelease
          at={time.data.nextReleaseAt}
          serverTime={time.data.period.serverTime}
          onRelease={refresh}
          onPress={() => listElement.current?.focus()}
        />
      )}
      <ul ref={listElement} tabIndex={-1} className="rounded-control">
        {list.map((offer) => (
          <CouponOfferRow key={offer.id} offer={offer} activity={activity} lang={template.lang} />
        ))}
      </ul>
    </>
  );
}

interface NextReleaseProps {
  at: string;
  serverTime: string;
  /** Called when the time has come: the offers are to be fetched again. */
  onRelease: () => void;
  /** Called when the reader presses: the button may be gone at once, the list stays. */
  onPress: () => void;
}

/**
 * Counts down to the next filling of the stock, which then shows by itself. Where it could not be fetched the button
 * stays.
 */
function NextRelease({ at, serverTime, onRelease, onPress }: NextReleaseProps) {
  const { t } = useTranslation("activity");
  const deadline = useMemo(() => toLocalDeadline(at, serverTime), [at, serverTime]);
  const seconds = useCountdown(deadline);
  const isReached = seconds === 0;
  const handleReached = useEffectEvent(() => {
    onRelease();
    toaster.success(t("coupon.open"));
  });
  useEffect(() => {
    if (isReached) handleReached();
  }, [isReached]);
  return (
    <p role="timer" className="figures pt-3 text-13 text-ink2">
      {seconds > 0 ? (
        t("coupon.nextRelease", { time: countdownText(seconds) })
      ) : (
        <button
          type="button"
          className="text-link rounded-tag touch-area"
          onClick={() => {
            onPress();
            onRelease();
          }}
        >
          {t("coupon.released")}
        </button>
      )}
    </p>
  );
}
