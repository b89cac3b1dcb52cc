import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import type { CheckoutDraft } from "./checkout-draft";
import type { CheckoutPrice } from "./use-checkout-price";

interface ExtrasSummaryProps {
  draft: CheckoutDraft;
  /** The coupon in the price, or in the order that was made. */
  coupon: CheckoutPrice["coupon"] | undefined;
  hasCoupons: boolean;
}

/** Coupon, invoice and note in as many lines. */
export function ExtrasSummary({ draft, coupon, hasCoupons }: ExtrasSummaryProps) {
  const { t } = useTranslation(["mall-checkout", "invoice"]);
  const { money } = useFormats();
  const { invoiceWish, note } = draft;
  return (
    <>
      {hasCoupons && <p>{coupon ? `${coupon.name} ${money(`-${coupon.amount}`)}` : t("coupon.none")}</p>}
      <p>
        {invoiceWish === null
          ? t("invoice.none")
          : `${t(`invoice:medium.${invoiceWish.mediaType}`)} ${t(`invoice:kind.${invoiceWish.invoicetype}`)}`}
      </p>
      {note !== "" && <p className="[overflow-wrap:anywhere]">{note}</p>}
    </>
  );
}
