import ChevronLeft from "lucide/dist/esm/icons/chevron-left.mjs";
import { Link } from "react-router-dom";
import type { components } from "../../generated/report";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import { useZonedFormats } from "../../i18n/use-zoned-formats";
import { addresses } from "../../shared/routing/addresses";
import { Icon } from "../../ui/icon";
import { currencyNote } from "./currency-note";
import { readWeek, weekRange } from "./week-names";

/** The title, whose report it is, and on paper which week, until when it counts and in what money. */
export function ReportHeader({
  overview,
}: {
  overview: components["schemas"]["WeeklyOverview"] | undefined;
}) {
  const { t } = useTranslation(["report", "common"]);
  return (
    <header className="grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] items-center border-line border-b px-1 py-1.5 md:block md:border-b-0 md:px-0 md:pt-6 md:pb-0 print:flex print:items-end print:border-ink print:border-b print:px-0 print:pt-0 print:pb-3">
      <Link
        to={addresses.userCenter}
        className="inline-grid size-control place-items-center rounded-control text-ink2 hover:text-ink active:bg-sunk md:flex md:size-auto md:gap-1 md:text-13 print:hidden"
      >
        <Icon of={ChevronLeft} className="max-md:text-ink md:-ml-1" />
        <span className="max-md:sr-only">{t("back")}</span>
      </Link>
      <div className="min-w-0 text-center md:mt-2 md:text-left print:mt-0 print:flex-1 print:text-left">
        <h1 className="text-17 md:text-34 print:text-26">{t("common:pages.weeklyReport")}</h1>
        <p className="hidden min-h-6 truncate text-ink2 md:block print:block print:whitespace-normal print:text-13">
          {overview &&
            t("shop.owner", {
              merchant: overview.merchant_name,
              shop: overview.shop?.name ?? t("shop.all"),
            })}
        </p>
      </div>
      {overview && <PrintDate overview={overview} />}
    </header>
  );
}

function PrintDate({
  overview: { period, currency },
}: {
  overview: components["schemas"]["WeeklyOverview"];
}) {
  const { t } = useTranslation("report");
  const formats = useFormats();
  const { zonedDateTime } = useZonedFormats();
  const week = readWeek(period.week);
  const time = zonedDateTime(period.as_of, "always");
  const note = currencyNote(currency, t, formats.locale);
  return (
    <p className="hidden text-right text-13 print:block">
      <span className="mr-3">{t("period.weekOfYear", { ...week })}</span>
      {weekRange(t, formats, week)}
      <br />
      <span className="text-ink2">
        {period.is_over ? t("period.asOf", { time }) : t("period.running", { time })}
        {note !== null && <span className="ml-3">{note}</span>}
      </span>
    </p>
  );
}
