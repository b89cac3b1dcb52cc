import { useTranslation } from "../../../i18n/use-translation";
import { Bars } from "../../../ui/bars";
import { Card } from "../../../ui/card";
import { Money } from "../../../ui/money";
import { PictureHeader } from "./picture";
import { invoice, invoiceSums, runningDay, runningWeek, sum } from "./sample-shop";
import { useSampleFormats } from "./use-sample-formats";
import { useWeekdays } from "./use-weekdays";

/** The running week, in which the invoice is already counted. */
export function WeekCard() {
  const { t } = useTranslation("content-home");
  const { symbol, number, time } = useSampleFormats();
  const weekdays = useWeekdays();
  const bars = runningWeek.map((sales, index) => ({
    name: weekdays[index] ?? "",
    value: sales,
    isMute: index !== runningDay,
    ...(index === runningDay && { mark: number(sales / 100) }),
  }));
  return (
    <Card variant="floating" className="flex flex-1 flex-col max-[46rem]:hidden">
      <PictureHeader name={t("picture.weekSales")} note={t("picture.until", { time: time(invoice.at) })} />
      <div className="flex items-start justify-between gap-3">
        <Money isLarge currency={symbol} amount={String(sum(runningWeek) / 100)} className="text-26" />
        <span className="pt-2 text-right text-13 text-ink2">
          {t("picture.withThis")}
          <Money hasPlus amount={String(invoiceSums.due / 100)} className="block font-semibold text-green" />
        </span>
      </div>
      <div className="mt-auto">
        <Bars size="small" label={t("picture.weekSales")} bars={bars} />
      </div>
    </Card>
  );
}
