import type { components } from "../../../generated/mall";
import { columnMoney } from "../../../i18n/column-money";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { useZonedFormats } from "../../../i18n/use-zoned-formats";
import { ReadProblem } from "../../../shared/read-problem";
import type { CheckoutSelection } from "../../../shared/routing/checkout-address";
import { Button } from "../../../ui/button";
import { Radio } from "../../../ui/radio";
import { Skeleton } from "../../../ui/skeleton";
import { Tag } from "../../../ui/tag";
import { CouponByCode } from "./coupon-by-code";
import { useChoiceCoupons } from "./use-choice-coupons";
import { useFirstRows } from "./use-first-rows";

type Coupon = components["schemas"]["UserCoupon"];

interface CouponChoiceProps {
  selection: Exclude<CheckoutSelection, { readonly kind: "addUsers" }>;
  productNo: string;
  /** The coupon in the price; null for none. */
  chosenId: number | null;
  /** 0 for none. */
  onChoose: (couponId: number) => void;
}

/** The user's coupons, usable ones first and the best marked; an unusable one shows the reason. */
export function CouponChoice({ selection, productNo, chosenId, onChoose }: CouponChoiceProps) {
  const { t } = useTranslation(["mall-checkout", "common"]);
  const coupons = useChoiceCoupons(selection, productNo);
  // What is used or over is of no interest here; the user centre keeps it.
  const offeredCoupons = (coupons.data?.list ?? [])
    .filter(({ isUsable, state }) => isUsable || state === "unused" || state === "locked")
    .sort((left, right) => Number(right.isUsable) - Number(left.isUsable));
  const { visibleRows, restCount, showAll } = useFirstRows(
    offeredCoupons,
    ({ couponId }) => couponId === chosenId,
  );
  if (coupons.isPending) return <Skeleton rows={2} />;
  if (coupons.isError)
    return (
      <ReadProblem
        error={coupons.error}
        onRetry={() => void coupons.refetch()}
        isRetrying={coupons.isFetching}
      />
    );
  return (
    <div>
      <fieldset>
        <legend className="mb-1 font-semibold">{t("coupon.title")}</legend>
        {visibleRows.map((coupon) => (
          <CouponRow
            key={coupon.couponId}
            coupon={coupon}
            isChosen={coupon.couponId === chosenId}
            onChoose={() => onChoose(coupon.couponId)}
          />
        ))}
        {restCount > 0 && (
          <Button variant="quiet" size="small" onClick={showAll}>
            {t("common:action.expand")}
          </Button>
        )}
        <Radio name="coupon" value={0} checked={chosenId === null} onChange={() => onChoose(0)} end="">
          {t(offeredCoupons.length === 0 ? "coupon.noneInHand" : "coupon.none")}
        </Radio>
      </fieldset>
      <CouponByCode onAdded={onChoose} />
    </div>
  );
}

interface CouponRowProps {
  coupon: Coupon;
  isChosen: boolean;
  onChoose: () => void;
}

function CouponRow({ coupon, isChosen, onChoose }: CouponRowProps) {
  const { t } = useTranslation("mall-checkout");
  const formats = useFormats();
  const { zone } = useZonedFormats();
  const { couponId, name, currency, isUsable, isBest, discount, reason, shortBy, validUntil } = coupon;
  const why = reason === null ? t("coupon.reason.other") : t(`coupon.reason.${reason}`);
  return (
    <Radio
      name="coupon"
      value={couponId}
      checked={isChosen}
      disabled={!isUsable}
      onChange={onChoose}
      end={discount === null ? "" : columnMoney(currency, formats)(`-${discount}`)}
    >
      <span className="[overflow-wrap:anywhere]">{name}</span>{" "}
      {isBest && <Tag tone="green">{t("coupon.best")}</Tag>}
      <span className="block text-13 text-ink2">
        {isUsable
          ? t("coupon.until", { date: formats.date(validUntil, "always") + zone(validUntil) })
          : shortBy !== null
            ? t("coupon.shortBy", { amount: formats.money(shortBy, { currency }) })
            : why}
      </span>
    </Radio>
  );
}
