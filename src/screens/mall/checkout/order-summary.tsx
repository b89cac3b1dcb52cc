import { Link } from "react-router-dom";
import type { ClientError } from "../../../client/client-error";
import { useFormats } from "../../../i18n/use-formats";
import { useDescribeError } from "../../../i18n/use-message";
import { useTranslation } from "../../../i18n/use-translation";
import { useZonedFormats } from "../../../i18n/use-zoned-formats";
import { OrderAmount } from "../../../shared/order-lines/order-amount";
import { OrderLines } from "../../../shared/order-lines/order-lines";
import { QuoteAmount } from "../../../shared/order-lines/quote-amount";
import { isOrderPaid } from "../../../shared/order-status/order-status";
import { goodsAddress, payAddress } from "../../../shared/routing/addresses";
import type { CheckoutSelection } from "../../../shared/routing/checkout-address";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { PageProblem } from "../../../ui/page-problem";
import { Skeleton } from "../../../ui/skeleton";
import { Slip } from "../../../ui/slip";
import { textLink } from "../../../ui/text-link";
import type { CheckoutPrice, CheckoutPriceQuery } from "./use-checkout-price";
import type { PlacedOrder } from "./use-placed-order";

interface OrderSummaryProps {
  selection: CheckoutSelection;
  priceQuery: CheckoutPriceQuery;
  /** The order that this request already created: its amount counts, and it needs no warning. */
  placedOrder: PlacedOrder | null;
  /** The coupon of the address was none of the user's, and is not in the price. */
  isCouponUnknown: boolean;
}

/** What is bought and what it comes to, line by line; and what keeps it from being ordered. */
export function OrderSummary({ selection, priceQuery, placedOrder, isCouponUnknown }: OrderSummaryProps) {
  const { t } = useTranslation(["mall-checkout", "order", "common"]);
  const { date } = useFormats();
  const { zonedDateTime, zone } = useZonedFormats();
  const describeError = useDescribeError();
  const { price, error, isOpen } = priceQuery;
  return (
    <div className="grid gap-4">
      <Slip>
        <div className="flex items-baseline justify-between gap-3 border-ink border-b pb-1.5">
          <h2 className="text-15">{t(`summary.${selection.kind}`)}</h2>
          {selection.kind === "buy" && (
            <Link to={detailAddress(selection)} className={`${textLink} text-13`}>
              {t("summary.change")}
            </Link>
          )}
        </div>
        {placedOrder?.order ? (
          <PlacedOrderLines order={placedOrder.order} />
        ) : price === undefined ? (
          error ? (
            <PriceFailure {...{ selection, priceQuery, error }} />
          ) : (
            <Skeleton rows={4} isSlim />
          )
        ) : (
          <>
            <OrderLines
              lines={price.quote.lines}
              finalAmount={price.quote.finalAmount}
              currency={price.quote.currency}
              state={isOpen ? "open" : "closed"}
              total={
                <QuoteAmount
                  title={t("order:total.due")}
                  lines={price.quote.lines}
                  finalAmount={price.quote.finalAmount}
                  currency={price.quote.currency}
                  state={isOpen ? "open" : "closed"}
                  source={t("order:receipt.quoteSource", { time: zonedDateTime(price.quote.asOf) })}
                />
              }
            />
            <p className="mt-2.5 flex flex-wrap justify-between gap-x-4 text-13 text-ink2">
              {price.expiresOn !== null && (
                <span className="figures">
                  {t("summary.until", { date: date(price.expiresOn, "always") + zone(price.expiresOn) })}
                </span>
              )}
              <span className="figures">{t("summary.asOf", { time: zonedDateTime(price.quote.asOf) })}</span>
            </p>
            {error && (
              <Banner
                tone="amber"
                className="mt-3 flex-wrap"
                action={
                  <Button
                    variant="quiet"
                    size="small"
                    isBusy={priceQuery.isFetching}
                    onClick={priceQuery.retry}
                  >
                    {t("common:action.retry")}
                  </Button>
                }
              >
                {describeError(error)}
              </Banner>
            )}
          </>
        )}
      </Slip>
      {placedOrder === null && isCouponUnknown && (
        <Banner tone="amber" role="status">
          {t("coupon.unknown")}
        </Banner>
      )}
      {placedOrder === null && price && <PriceProblems price={price} />}
    </div>
  );
}

interface PriceFailureProps extends Pick<OrderSummaryProps, "selection" | "priceQuery"> {
  error: ClientError;
}

/** No price: what was refused would be refused again, so that another choice is offered instead of another try. */
function PriceFailure({ selection, priceQuery, error }: PriceFailureProps) {
  const { t } = useTranslation("mall-checkout");
  const describeError = useDescribeError();
  const isChoiceRefused = error.kind === "refused" && selection.kind === "buy";
  return (
    <PageProblem
      title={t("summary.failed")}
      onRetry={isChoiceRefused ? undefined : priceQuery.retry}
      isRetrying={priceQuery.isFetching}
      support={
        isChoiceRefused && (
          <Button render={(linkProps) => <Link to={goodsAddress(selection.serviceNumber)} {...linkProps} />}>
            {t("summary.chooseAgain")}
          </Button>
        )
      }
    >
      {describeError(error)}
    </PageProblem>
  );
}

/** What was ordered, at the price it was ordered for. */
function PlacedOrderLines({ order }: { order: NonNullable<PlacedOrder["order"]> }) {
  const { t } = useTranslation("order");
  const isPaid = isOrderPaid(order.state);
  return (
    <OrderLines
      lines={order.lines}
      finalAmount={order.finalAmount}
      currency={order.currency}
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
}: Extract<CheckoutSelection, { kind: "buy" }>) {
  const counts = { quantity, years, users, stores };
  const query = new URLSearchParams({ serviceNumber, productNo });
  for (const [name, value] of Object.entries(counts)) query.set(name, String(value));
  return `/mall/detail?${query}`;
}
