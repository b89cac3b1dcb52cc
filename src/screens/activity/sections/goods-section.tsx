import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { orderOnceQuery, promotionInfoQuery, serviceOrdersQuery } from "../../../api/activity/queries";
import type { components } from "../../../generated/activity";
import { columnMoney } from "../../../i18n/column-money";
import { useFormats } from "../../../i18n/use-formats";
import { useTranslation } from "../../../i18n/use-translation";
import { ReadProblem } from "../../../shared/read-problem";
import { ReceiptAmount } from "../../../shared/receipt-amount";
import { orderAddress } from "../../../shared/routing/addresses";
import { checkoutAddress } from "../../../shared/routing/checkout-address";
import { Button } from "../../../ui/button";
import { Empty } from "../../../ui/empty";
import { Skeleton } from "../../../ui/skeleton";
import { textLink } from "../../../ui/text-link";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { type LoggedActivity, logActivityEvent, logSmsStep } from "../activity-log";
import { type SectionProps, useReady } from "./section-props";

type Item = components["schemas"]["PromotionItem"];

/** What the activity sells at a lower price, each with its formula and, where it cannot be bought, the reason. */
export function GoodsSection({ section, activity, template, onReady }: SectionProps<"goods">) {
  const { t } = useTranslation("activity");
  const promotion = useQuery(promotionInfoQuery(activity.alias));
  useReady(!promotion.isPending, onReady);
  if (promotion.data === undefined)
    return promotion.error ? (
      <ReadProblem
        error={promotion.error}
        onRetry={() => void promotion.refetch()}
        isRetrying={promotion.isFetching}
      />
    ) : (
      <Skeleton rows={section.productNos.length} />
    );
  const items = promotion.data.items.filter(({ productNo }) => section.productNos.includes(productNo));
  if (items.length === 0) return <Empty title={t("goods.none")} />;
  return (
    <ul>
      {items.map((item) => (
        <GoodsRow
          key={`${item.productNo}${item.action}${item.years}`}
          item={item}
          activity={activity}
          phase={promotion.data.period.phase}
          lang={template.lang}
        />
      ))}
    </ul>
  );
}

interface GoodsRowProps {
  item: Item;
  activity: LoggedActivity;
  phase: components["schemas"]["ActivityPhase"];
  lang: string;
}

function GoodsRow({ item, activity, phase, lang }: GoodsRowProps) {
  const { t } = useTranslation("activity");
  const formats = useFormats();
  const { money, number } = formats;
  const {
    name,
    currency,
    originalPrice,
    price,
    saving,
    explanation,
    stockLeft,
    perUserLimit,
    canUseCoupons,
  } = item;
  const yuan = (amount: string) => money(amount, { currency, isShort: true });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-b py-4">
      <div className="min-w-0 flex-1 basis-56">
        <p lang={lang} className="font-semibold">
          {name}
        </p>
        <p className="text-13 text-ink2 tabular-nums">
          {t("goods.off", { original: yuan(originalPrice), saving: yuan(saving) })}
        </p>
        <p className="text-13 text-ink2">
          {[
            perUserLimit !== null && t("goods.limit", { limit: perUserLimit }),
            stockLeft !== null && t("goods.left", { count: stockLeft, number: number(stockLeft) }),
            t(canUseCoupons ? "goods.withCoupons" : "goods.withoutCoupons"),
          ]
            .filter((text) => text !== false)
            .reduce((before, after) => t("goods.listed", { before, after }))}
        </p>
      </div>
      <ReceiptAmount
        title={name}
        hint={t("goods.how")}
        className="font-semibold text-26"
        lines={explanation.map(({ label, amount }) => ({
          label,
          value: columnMoney(currency, formats)(amount),
        }))}
        total={{ label: t("goods.price"), value: yuan(price) }}
        source={t("goods.source")}
      >
        {yuan(price)}
      </ReceiptAmount>
      <BuyButton item={item} activity={activity} phase={phase} />
    </li>
  );
}

/** Goes straight to the checkout, or shows why this cannot be bought and the next action. */
function BuyButton({ item, activity, phase }: Omit<GoodsRowProps, "lang">) {
  const { t } = useTranslation("activity");
  const { serviceNumber, productNo, name, years, stockLeft, boughtByYou } = item;
  // Nothing is counted of a visitor: ordering asks again.
  const enabled = boughtByYou !== null;
  const once = useQuery({ ...orderOnceQuery(activity.alias, serviceNumber), enabled });
  const counted = useQuery({ ...serviceOrdersQuery(serviceNumber, activity.alias), enabled });
  const judgement = [once.data, counted.data].find((check) => check?.canBuy === false);
  if (phase !== "running") return <span className="text-13 text-ink2">{t(`goods.${phase}`)}</span>;
  if (stockLeft === 0) return <span className="text-13 text-ink2">{t("goods.soldOut")}</span>;
  if (judgement !== undefined)
    return (
      <p className="max-w-60 text-13 text-ink2">
        {judgement.explanation}{" "}
        {judgement.blockingOrderNo !== null && (
          <Link to={orderAddress(judgement.blockingOrderNo)} className={textLink}>
            {t("goods.showOrder")}
          </Link>
        )}
      </p>
    );
  const address = checkoutAddress({
    kind: "buy",
    serviceNumber,
    productNo,
    quantity: 1,
    years,
    users: 0,
    stores: 0,
  });
  return (
    <Button
      variant="primary"
      render={(linkProps) => (
        <Link
          to={address}
          {...linkProps}
          onClick={() => {
            logActivityEvent(activity, "openGoods", serviceNumber);
            logSmsStep(activity, "ordered");
          }}
        />
      )}
    >
      {t("goods.buy")}
      <VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </Button>
  );
}
