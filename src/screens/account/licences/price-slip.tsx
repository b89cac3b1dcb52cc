import type { components } from "../../../generated/mall";
import { useTranslation } from "../../../i18n/use-translation";
import { useZonedFormats } from "../../../i18n/use-zoned-formats";
import { OrderLines } from "../../../shared/order-lines/order-lines";
import { classNames } from "../../../ui/class-names";
import { Slip } from "../../../ui/slip";

interface PriceSlipProps {
  title: string;
  quote: components["schemas"]["PriceQuote"];
  /** A newer price is on its way; the one before stays readable. */
  isStale: boolean;
}

/** The price as it would be printed: line by line, open until it is paid. */
export function PriceSlip({ title, quote, isStale }: PriceSlipProps) {
  const { t } = useTranslation("order");
  const { zonedDateTime } = useZonedFormats();
  return (
    <Slip className={classNames("transition-opacity", isStale && "opacity-50")}>
      <h3 className="border-ink border-b pb-1.5 text-17">{title}</h3>
      <OrderLines
        lines={quote.lines}
        finalAmount={quote.finalAmount}
        currency={quote.currency}
        state="open"
        hasNotesBelow
      />
      <p className="pt-2.5 text-13 text-ink2">
        {t("receipt.quoteSource", { time: zonedDateTime(quote.asOf) })}
      </p>
    </Slip>
  );
}
