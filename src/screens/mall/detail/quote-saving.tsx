import type { components } from "../../../generated/mall";
import { columnMoney } from "../../../i18n/column-money";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { useZonedFormats } from "../../../i18n/use-zoned-formats";
import { ReceiptAmount } from "../../../shared/receipt-amount";
import { differenceOf } from "./difference-of";

/** What is taken off the list price, with the receipt of it; nothing where nothing is. */
export function QuoteSaving({ quote }: { quote: components["schemas"]["PriceQuote"] }) {
  const { t } = useTranslation(["mall-goods", "order"]);
  const formats = useFormats();
  const { zonedDateTime } = useZonedFormats();
  const { originalPrice, finalAmount, lines, asOf, currency } = quote;
  const money = columnMoney(currency, formats);
  const saved = differenceOf(originalPrice, finalAmount);
  if (saved === null) return null;
  return (
    <span className="text-green">
      {t("quote.saved")}{" "}
      <ReceiptAmount
        title={t("quote.saved")}
        hint={t("quote.savedHint")}
        lines={[
          { label: t("quote.original"), value: money(originalPrice) },
          ...lines
            .filter(({ amount }) => amount.startsWith("-"))
            .map(({ name, amount }) => ({ label: name, value: money(amount) })),
          { label: t("quote.due"), value: money(finalAmount) },
        ]}
        total={{ label: t("quote.saved"), value: money(saved) }}
        source={t("order:receipt.quoteSource", { time: zonedDateTime(asOf) })}
      >
        {formats.money(saved, { currency })}
      </ReceiptAmount>
    </span>
  );
}
