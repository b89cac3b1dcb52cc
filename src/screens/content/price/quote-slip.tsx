import { currencySymbol } from "../../../i18n/money-format";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { useZonedFormats } from "../../../i18n/use-zoned-formats";
import { daysInPriceYear } from "../../../rules/limits";
import { ReceiptAmount } from "../../../shared/receipt-amount";
import { Line, Lines } from "../../../ui/lines";
import { Money } from "../../../ui/money";
import { Slip } from "../../../ui/slip";
import { useToday } from "../home/use-today";
import type { PriceChoice } from "./price-choice";
import { useLineText } from "./use-line-text";
import { usePriceSource } from "./use-price-source";
import type { DisplayedQuote } from "./use-quote";

interface QuoteSlipProps {
  choice: PriceChoice;
  quote: DisplayedQuote;
}

/** The quote as it comes out of its slot. Its second line is dashed until the server has named the price. */
export function QuoteSlip({ choice, quote }: QuoteSlipProps) {
  const { t } = useTranslation("content-price");
  const { money, date } = useFormats();
  const { zone } = useZonedFormats();
  const today = useToday();
  const lineText = useLineText(choice);
  const { currency, isEstimate, totalFen, dayFen, expiresOn } = quote;
  const hint = t("receipt.hint");
  const source = usePriceSource(quote);
  const state = isEstimate ? "open" : "closed";
  const total = {
    label: t(isEstimate ? "quote.estimated" : "quote.due"),
    value: money(totalFen / 100, { currency }),
  };
  const lines = quote.lines.map(lineText);
  return (
    <Slip className="mx-5 max-sm:mx-2">
      <div className="figures flex justify-between gap-3 border-ink border-b pb-1 text-13 text-ink2">
        <h3 className="font-normal">{t("quote.title")}</h3>
        {today !== null && <time dateTime={today}>{date(today, "always")}</time>}
      </div>
      <Lines className="pt-1.5">
        {lines.map(({ label, note, amount, steps }) => (
          <Line
            key={label}
            isDense
            label={label}
            note={note && <span className="figures">{note}</span>}
            tone={amount.startsWith("−") ? "green" : "ink"}
          >
            <span className="block py-1.5">
              <ReceiptAmount
                title={label}
                hint={hint}
                lines={steps}
                total={{ label, value: amount, state }}
                source={source}
                className="min-h-6"
              >
                {amount}
              </ReceiptAmount>
            </span>
          </Line>
        ))}
        <div
          data-total
          data-state={state}
          className="closing-line flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-t"
        >
          <dt className="py-2 font-semibold">{total.label}</dt>
          <dd
            className="ml-auto few-letters:text-[min(var(--size-34),11vw)]/[1.35] few-letters:[&_.figures]:whitespace-nowrap! py-2 text-34"
            aria-live="polite"
          >
            <ReceiptAmount
              title={total.label}
              hint={hint}
              lines={lines.map(({ label, note, amount }) => ({ label, note, value: amount }))}
              total={{ ...total, state }}
              source={source}
            >
              <Money amount={String(totalFen / 100)} currency={currencySymbol(currency)} isLarge />
            </ReceiptAmount>
          </dd>
        </div>
      </Lines>
      <div className="min-h-7 pt-2 text-13 text-ink2">
        {t("quote.perDay")}{" "}
        <ReceiptAmount
          title={t("quote.perDay")}
          hint={hint}
          lines={[
            { label: total.label, value: total.value },
            { label: t("receipt.days"), value: `÷ ${choice.years * daysInPriceYear}` },
          ]}
          total={{ label: t("quote.perDay"), value: money(dayFen / 100, { currency }), state }}
          source={source}
        >
          {money(dayFen / 100, { currency })}
        </ReceiptAmount>
        {expiresOn !== null && (
          <span>{t("quote.until", { date: date(expiresOn, "always") + zone(expiresOn) })}</span>
        )}
      </div>
      {isEstimate && <p className="text-13 text-ink2">{t("quote.estimateNote")}</p>}
    </Slip>
  );
}
