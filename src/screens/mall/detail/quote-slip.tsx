import { useQuery } from "@tanstack/react-query";
import { type Selection, skuPricesQuery } from "../../../api/mall/queries";
import { useFormats } from "../../../i18n/use-formats";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { useZonedFormats } from "../../../i18n/use-zoned-formats";
import { OrderLines } from "../../../shared/order-lines/order-lines";
import { QuoteAmount } from "../../../shared/order-lines/quote-amount";
import { PageProblem } from "../../../ui/page-problem";
import { Skeleton } from "../../../ui/skeleton";
import { Slip } from "../../../ui/slip";
import { QuoteSaving } from "./quote-saving";

interface QuoteSlipProps {
  serviceNumber: string;
  selection: Selection;
}

/** The quote as it comes out of its slot: live while one chooses, dashed until the server has answered. */
export function QuoteSlip({ serviceNumber, selection }: QuoteSlipProps) {
  const { t } = useTranslation(["mall-goods", "order"]);
  const { date, money } = useFormats();
  const { zonedDateTime, zone } = useZonedFormats();
  const describeError = useDescribeError();
  const prices = useQuery(skuPricesQuery(serviceNumber, selection));
  const quote = prices.data?.quote;
  const isOpen = prices.isPlaceholderData || prices.isFetching || prices.isError;
  return (
    <div className="px-3 few-letters:px-0">
      <div aria-hidden="true" className="-mx-3 h-1 rounded-full bg-ink few-letters:mx-0" />
      <Slip className="min-h-64">
        <div aria-live="polite" aria-busy={isOpen}>
          {quote && !prices.isError ? (
            <>
              <p className="flex justify-between border-ink border-b pb-1.5 text-13 text-ink2">
                <span>{t("quote.title")}</span>
                <span className="figures">{date(quote.asOf, "always")}</span>
              </p>
              <OrderLines
                lines={quote.lines}
                finalAmount={quote.finalAmount}
                currency={quote.currency}
                state={isOpen ? "open" : "closed"}
                totalLabel={t("quote.due")}
                total={
                  <QuoteAmount
                    title={t("quote.due")}
                    lines={quote.lines}
                    finalAmount={quote.finalAmount}
                    currency={quote.currency}
                    state={isOpen ? "open" : "closed"}
                    source={t("order:receipt.quoteSource", { time: zonedDateTime(quote.asOf) })}
                  />
                }
              />
              <div className="mt-2.5 flex flex-wrap justify-between gap-x-4 gap-y-1 text-13 text-ink2">
                {prices.data?.expiresOn && (
                  <span className="figures">
                    {t("quote.untilDay", {
                      price: money(quote.dayPrice, { currency: quote.currency }),
                      date: date(prices.data.expiresOn, "always") + zone(prices.data.expiresOn),
                    })}
                  </span>
                )}
                <QuoteSaving quote={quote} />
              </div>
            </>
          ) : prices.isError ? (
            <PageProblem
              title={t("quote.failed")}
              onRetry={() => void prices.refetch()}
              isRetrying={prices.isFetching}
            >
              {describeError(prices.error)}
            </PageProblem>
          ) : (
            <Skeleton rows={4} isSlim />
          )}
        </div>
      </Slip>
    </div>
  );
}
