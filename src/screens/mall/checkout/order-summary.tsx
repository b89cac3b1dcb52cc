import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFormats } from "../../../i18n/use-formats";
import { useFailureWords } from "../../../i18n/use-message";
import { OrderAmount } from "../../../parts/order-lines/order-amount";
import { OrderLines } from "../../../parts/order-lines/order-lines";
import { QuoteAmount } from "../../../parts/order-lines/quote-amount";
import { isOrderPaid } from "../../../parts/order-status/order-status";
import { payAddress } from "../../../parts/routing/addresses";
import type { CheckoutWish } from "../../../parts/routing/checkout-address";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { PageProblem } from "../../../ui/page-problem";
import { Skeleton } from "../../../ui/skeleton";
import { Slip } from "../../../ui/slip";
import { textLink } from "../../../ui/text-link";
import type { CheckoutPrice, PriceAsked } from "./use-checkout-price";
import type { MadeOrder } from "./use-made-order";

interface OrderSummaryProps {
  wish: CheckoutWish;
  asked: PriceAsked;
  /** The order this wish was made into already: its amount is the one that counts, and it needs no warning. */
  made: MadeOrder | null;
}

/** What is bought and what it comes to, line by line; and what keeps it from being ordered. */
export function OrderSummary({ wish, asked, made }: OrderSummaryProps) {
  const { t } = useTranslation(["mall-checkout", "order", "common"]);
  const { date, dateTime } = useFormats();
  const say = useFailureWords();
  const { price, error, isOpen } = asked;
  return (
    <div className="grid gap-4">
      <Slip>
        <div className="flex items-baseline justify-between gap-3 border-ink border-b pb-1.5">
          <h2 className="text-15">{t(`summary.${wish.kind}`)}</h2>
          {wish.kind === "buy" && (
            <Link to={detailAddress(wish)} className={`${textLink} text-13`}>
              {t("summary.change")}
            </Link>
          )}
        </div>
        {made?.order ? (
          <MadeOrderLines order={made.order} />
        ) : price === undefined ? (
          error ? (
            <PageProblem title={t("summary.failed")} onRetry={asked.retry} isRetrying={asked.isFetching}>
              {say(error)}
            </PageProblem>
          ) : (
            <Skeleton rows={4} isSlim />
          )
        ) : (
          <>
            <OrderLines
              lines={price.quote.lines}
              finalAmount={price.quote.finalAmount}
              state={isOpen ? "open" : "closed"}
              total={
                <QuoteAmount
                  title={t("order:total.due")}
                  lines={price.quote.lines}
                  finalAmount={price.quote.finalAmount}
                  state={isOpen ? "open" : "closed"}
                  source={t("order:receipt.quoteSource", { time: dateTime(price.quote.asOf) })}
                />
              }
            />
            <p className="mt-2.5 flex flex-wrap justify-between gap-x-4 text-13 text-ink2">
              {price.expiresOn !== null && (
                <span className="figures">
                  {t("summary.until", { date: date(price.expiresOn, "always") })}
                </span>
              )}
              <span className="figures">{t("summary.asOf", { time: dateTime(price.quote.asOf) })}</span>
            </p>
            {error && (
              <Banner
                tone="amber"
                className="mt-3 flex-wrap"
                action={
                  <Button look="quiet" size="small" isBusy={asked.isFetching} onClick={asked.retry}>
                    {t("common:action.retry")}
                  </Button>
                }
              >
                {say(error)}
              </Banner>
            )}
          </>
        )}
      </Slip>
      {made === null && price && <PriceProblems price={price} />}
    </div>
  );
}

/** What was ordered, at the price it was ordered for. */
function MadeOrderLines({ order }: { order: NonNullable<MadeOrder["order"]> }) {
  const { t } = useTranslation("order");
  const isPaid = isOrderPaid(order.state);
  return (
    <OrderLines
      lines={order.lines}
      finalAmount={order.finalAmount}
      state={isPaid ? "paid" : order.state === "unpaid" ? "open" : "closed"}
      totalLabel={t(isPaid ? "total.paid" : "total.order")}
      total={<OrderAmount order={order} />}
    />
  );
}

function PriceProblems({ price }: { price: CheckoutPrice }) {
  const { t } = useTranslation("mall-checkout");
  return price.problems.map(({ reason, note, isBlocking }) =>
    reason === "unpaidOrder" && price.unpaidOrderNo !== null ? (
      <Banner key={reason} tone="amber">
        {note}{" "}
        <Link to={payAddress(price.unpaidOrderNo)} className={textLink}>
          {t("summary.toUnpaid")}
        </Link>
      </Banner>
    ) : (
      <Banner key={reason} tone={isBlocking ? "red" : "amber"} role="status">
        {note}
      </Banner>
    ),
  );
}

function detailAddress({
  serviceNumber,
  productNo,
  quantity,
  years,
  users,
  stores,
}: Extract<CheckoutWish, { kind: "buy" }>) {
  const counts = { quantity, years, users, stores };
  const query = new URLSearchParams({ serviceNumber, productNo });
  for (const [name, value] of Object.entries(counts)) query.set(name, String(value));
  return `/mall/detail?${query}`;
}
