import { columnMoney } from "../../../i18n/column-money";
import { useFormats } from "../../../i18n/use-formats";
import { useLocale } from "../../../i18n/use-locale";
import { useTranslation } from "../../../i18n/use-translation";
import { discountText } from "../../../shared/discount-text";
import { ReceiptAmount, type ReceiptLine } from "../../../shared/receipt-amount";
import type { Coupon } from "./coupon-groups";

/** What a coupon takes off, large; tapped, the rule behind it. */
export function CouponFace({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation(["account-coupons", "order"]);
  const formats = useFormats();
  const locale = useLocale();
  const { currency, face, threshold, maximumReduction, name } = coupon;
  const money = columnMoney(currency, formats);
  const value =
    face.kind === "fixed"
      ? formats.money(face.amount, { currency, isShort: true })
      : t("face.discount", { discount: discountText(locale, face.percentOff) });
  const lines: ReceiptLine[] = [
    {
      label: t("face.threshold"),
      value: threshold === "0.00" ? t("face.anyAmount") : money(threshold),
    },
    ...(maximumReduction === null ? [] : [{ label: t("face.maximum"), value: money(maximumReduction) }]),
  ];
  return (
    <ReceiptAmount
      title={name}
      hint={t("face.hint")}
      lines={lines}
      total={{ label: t("face.takesOff"), value }}
      source={t("face.source")}
      className="font-semibold text-26"
    >
      {value}
    </ReceiptAmount>
  );
}
