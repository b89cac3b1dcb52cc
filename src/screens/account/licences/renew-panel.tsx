import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { orderSelectionQuery, renewalExpiryQuery, skuPricesQuery } from "../../../api/mall/queries";
import { useFormats } from "../../../i18n/use-formats";
import { useLocale } from "../../../i18n/use-locale";
import { useTranslation } from "../../../i18n/use-translation";
import { orderLimits } from "../../../rules/limits";
import { discountText } from "../../../shared/discount-text";
import { useIdlePreload } from "../../../shared/lazy-content";
import { Checkbox } from "../../../ui/checkbox";
import { Segment } from "../../../ui/segment";
import { Skeleton } from "../../../ui/skeleton";
import { CallProblem } from "../user-center/call-problem";
import { ActionPanel } from "./action-panel";
import { LazyConfirmForm } from "./lazy-confirm-form";
import { OrderProblems } from "./order-problems";
import { PriceSlip } from "./price-slip";
import { RenewedUntil } from "./renewed-until";
import { useCountInAddress } from "./use-count-in-address";

interface RenewPanelProps {
  srvId: number;
  serviceNumber: string;
  productNo: string;
}

const yearChoices = Array.from({ length: orderLimits.years.maximum }, (_, index) => index + 1);

/** More years of a licence: until when it then runs, what it costs, and the order. */
export function RenewPanel({ srvId, serviceNumber, productNo }: RenewPanelProps) {
  useIdlePreload(LazyConfirmForm);
  const { t } = useTranslation("account-licences");
  const formats = useFormats();
  const locale = useLocale();
  const [years, setYears] = useCountInAddress("years", orderLimits.years);
  const [usesCoupon, setUsesCoupon] = useState(true);
  const prices = useQuery(skuPricesQuery(serviceNumber));
  const expiry = useQuery(renewalExpiryQuery(srvId, years));
  const selection = { productNo, years, srvId };
  const best = useQuery(orderSelectionQuery(selection));
  const without = useQuery({ ...orderSelectionQuery({ ...selection, couponId: 0 }), enabled: !usesCoupon });
  const check = usesCoupon ? best : without;
  const { data } = check;
  const offered = best.data?.coupon ?? null;
  const discounts = (prices.data?.yearDiscounts ?? [])
    .filter(({ percentOff }) => percentOff > 0)
    .map((discount) =>
      t("renew.discount", {
        count: discount.years,
        discount: discountText(locale, discount.percentOff),
      }),
    );
  const blocking = data?.problems.find(({ isBlocking }) => isBlocking);

  return (
    <ActionPanel
      controls={
        <>
          <p aria-hidden="true" className="mb-1 text-13 text-ink2">
            {t("renew.years")}
          </p>
          <Segment
            label={t("renew.years")}
            className="max-sm:[&>label]:px-1"
            value={String(years)}
            onChange={(value) => setYears(Number(value))}
            choices={yearChoices.map((count) => ({
              value: String(count),
              label: t("renew.year", { count }),
            }))}
          />
          <p className="mt-1 flex min-h-5 flex-wrap gap-x-3 text-13 text-ink2">
            {discounts.map((discount) => (
              <span key={discount}>{discount}</span>
            ))}
          </p>
          <RenewedUntil expiry={expiry} />
          {offered && (
            <div className="mt-3">
              <Checkbox checked={usesCoupon} onChange={(event) => setUsesCoupon(event.target.checked)}>
                {t("renew.coupon", {
                  name: offered.name,
                  amount: formats.money(offered.amount, { currency: best.data?.quote.currency }),
                })}
              </Checkbox>
            </div>
          )}
          {data && <OrderProblems check={data} />}
        </>
      }
      price={
        data ? (
          <>
            <PriceSlip title={t("renew.slip")} quote={data.quote} isStale={check.isPlaceholderData} />
            <LazyConfirmForm
              label={t("renew.title")}
              selection={
                check.isPlaceholderData
                  ? null
                  : { kind: "renew", srvId, years, usesCoupon, couponId: data.coupon?.couponId ?? null }
              }
              amount={data.quote.finalAmount}
              submitLabel={t("renew.submit", {
                amount: formats.money(data.quote.finalAmount, { currency: data.quote.currency }),
              })}
              reason={blocking?.note}
            />
          </>
        ) : check.error ? (
          <CallProblem
            error={check.error}
            onRetry={() => void check.refetch()}
            isRetrying={check.isFetching}
          />
        ) : (
          <Skeleton rows={4} isSlim />
        )
      }
    />
  );
}
