import type { components } from "../../../generated/activity";
import { columnMoney } from "../../../i18n/column-money";
import { useFormats } from "../../../i18n/use-formats";
import { useLocale } from "../../../i18n/use-locale";
import { useTranslation } from "../../../i18n/use-translation";
import { useZonedFormats } from "../../../i18n/use-zoned-formats";
import { discountText } from "../../../shared/discount-text";
import { classNames } from "../../../ui/class-names";
import type { LoggedActivity } from "../activity-log";
import { CouponAction } from "./coupon-action";

/** "¥3,000": what is longer does not fit beside the name on a phone. */
const wordInColumn = 6;

interface CouponOfferRowProps {
  offer: components["schemas"]["CouponOffer"];
  activity: LoggedActivity;
  lang: string;
}

/** A coupon of an activity: what it takes off, what for, how many are left, and how to receive or use it. */
export function CouponOfferRow({ offer, activity, lang }: CouponOfferRowProps) {
  const { t } = useTranslation("activity");
  const formats = useFormats();
  const { zone } = useZonedFormats();
  const locale = useLocale();
  const { currency, face, threshold, name, audience, stockLeft, validUntil, validDays } = offer;
  const value =
    face.kind === "fixed"
      ? formats.money(face.amount, { currency, isShort: true })
      : t("coupon.discount", { discount: discountText(locale, face.percentOff) });
  const facts = [
    threshold === "0.00"
      ? t("coupon.anyAmount")
      : t("coupon.from", { amount: columnMoney(currency, formats)(threshold, { isShort: true }) }),
    validDays !== null
      ? t("coupon.validDays", { count: validDays })
      : validUntil && t("coupon.validUntil", { date: formats.date(validUntil, "always") + zone(validUntil) }),
    stockLeft !== null && t("coupon.left", { count: stockLeft, number: formats.number(stockLeft) }),
  ].filter((fact) => typeof fact === "string");
  return (
    <li
      className={classNames(
        "grid items-center gap-x-4 gap-y-3 border-line border-b py-4 in-data-care:grid-cols-1 few-letters:grid-cols-1",
        longestWord(value) > wordInColumn
          ? "grid-cols-1 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
          : "grid-cols-[5.5rem_minmax(0,1fr)] sm:grid-cols-[7rem_minmax(0,1fr)_auto]",
      )}
    >
      <p className="font-semibold text-26 tabular-nums">{value}</p>
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
      <div className="col-span-full sm:col-span-1 sm:min-w-36 sm:text-right">
        <CouponAction offer={offer} activity={activity} />
      </div>
    </li>
  );
}

function longestWord(text: string): number {
  return Math.max(...text.split(" ").map((word) => word.length));
}
