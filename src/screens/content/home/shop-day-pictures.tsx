import Search from "lucide/dist/esm/icons/search.mjs";
import { useTranslation } from "../../../i18n/use-translation";
import { Bars } from "../../../ui/bars";
import { Card } from "../../../ui/card";
import { Icon } from "../../../ui/icon";
import { Tag } from "../../../ui/tag";
import { MarkedText, placesFor } from "./marked-text";
import { Picture, PictureHeader } from "./picture";
import {
  debts,
  found,
  lastVisit,
  reportedDays,
  reportedWeek,
  reportedWeekNumber,
  sum,
  weekBefore,
} from "./sample-shop";
import { useSampleFormats } from "./use-sample-formats";
import { useWeekdays } from "./use-weekdays";

/** Two letters typed at the counter, and this customer's price is there. */
export function PricesPicture() {
  const { t } = useTranslation("content-home");
  const { figure, day } = useSampleFormats();
  return (
    <Picture label={t("day.prices.picture")}>
      <Card className="sm:px-5">
        <PictureHeader name={t("picture.customer")} note={t("picture.lastVisit", { date: day(lastVisit) })} />
        <div className="mt-2 flex h-10 items-center gap-2.5 rounded-control border border-edge px-3.5 in-data-care:h-control">
          <Icon of={Search} size="small" className="text-ink2" />
          <span className="border-green border-r pr-0.5">{t("picture.typed")}</span>
        </div>
        {found.map(({ good, stock, price, isLast }) => (
          <div
            key={good}
            className="flex flex-wrap items-baseline gap-x-3 border-line border-b py-2 last:border-b-0 last:pb-0"
          >
            <span>{t(`picture.goods.${good}`)}</span>
            <span className={stock === 0 ? "text-13 text-red" : "text-13 text-ink2"}>
              {t("picture.stock", { count: stock })}
            </span>
            <span className="ml-auto flex items-baseline gap-3">
              <Tag tone={isLast ? "green" : "plain"}>
                {isLast ? t("picture.lastPrice") : t("picture.wholesale")}
              </Tag>
              <span className="figures font-semibold">{figure(price)}</span>
            </span>
          </div>
        ))}
      </Card>
    </Picture>
  );
}

/** The report of a week: one sentence and its days beside those of the week before. */
export function WeekPicture() {
  const { t } = useTranslation("content-home");
  const { amountText, day, number } = useSampleFormats();
  const weekdays = useWeekdays();
  const sold = sum(reportedWeek);
  const more = sold - sum(weekBefore);
  const best = Math.max(...reportedWeek);
  const pieces = {
    sold: <strong className="figures">{amountText(sold)}</strong>,
    more: <strong className="figures text-green">{amountText(more)}</strong>,
    open: <strong className="figures">{amountText(sum(Object.values(debts)))}</strong>,
    late: <strong className="figures text-red">{amountText(debts.quarter + debts.older)}</strong>,
  };
  const bars = reportedWeek.map((sales, index) => ({
    name: weekdays[index] ?? "",
    value: sales,
    before: weekBefore[index] ?? 0,
    ...(sales === best && { mark: number(sales / 100) }),
  }));
  return (
    <Picture label={t("day.week.picture", { sold: amountText(sold), more: amountText(more) })}>
      <Card className="sm:px-5">
        <p>
          <MarkedText text={t("picture.sentence", placesFor(pieces))} pieces={pieces} />
        </p>
        <div className="mt-3">
          <Bars label={t("picture.weekSales")} bars={bars} />
        </div>
        <div className="mt-2 flex flex-wrap gap-x-5 text-13 text-ink2">
          <Key className="fill-green">
            {t("picture.thisWeek", {
              week: reportedWeekNumber,
              from: day(reportedDays.from),
              to: day(reportedDays.to),
            })}
          </Key>
          <Key className="fill-bar2">{t("picture.lastWeek", { week: reportedWeekNumber - 1 })}</Key>
        </div>
      </Card>
    </Picture>
  );
}

/** Drawn as the bars are, so that it has their colors where the system has few. */
function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <svg viewBox="0 0 8 8" className={`size-2 ${className}`} aria-hidden="true">
        <path d="M0 0h8v8H0z" />
      </svg>
      {children}
    </span>
  );
}
