import type { components } from "../../../generated/mall";
import { columnMoney } from "../../../i18n/column-money";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import type { CheckoutDraft } from "./checkout-draft";

interface ExtrasSummaryProps {
  draft: CheckoutDraft;
  /** The order that was made, or the price; undefined until it is there. */
  priced: Pick<components["schemas"]["Order"], "coupon" | "currency"> | undefined;
  hasCoupons: boolean;
}

/** Coupon, invoice and note in as many lines. */
export function ExtrasSummary({ draft, priced, hasCoupons }: ExtrasSummaryProps) {
  const { t } = useTranslation(["mall-checkout", "invoice"]);
  const formats = useFormats();
  const { invoiceWish, note } = draft;
  return (
    <>
      {hasCoupons && (
        <p>
          {priced?.coupon
            ? `${priced.coupon.name} ${columnMoney(priced.currency, formats)(`-${priced.coupon.amount}`)}`
            : t("coupon.none")}
        </p>
      )}
      <p>
        {invoiceWish === null
          ? t("invoice.none")
          : `${t(`invoice:medium.${invoiceWish.mediaType}`)} ${t(`invoice:kind.${invoiceWish.invoicetype}`)}`}
      </p>
      {note !== "" && <p className="[overflow-wrap:anywhere]">{note}</p>}
    </>
  );
}
