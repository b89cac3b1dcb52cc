import ChevronLeft from "lucide/dist/esm/icons/chevron-left.mjs";
import { Link } from "react-router-dom";
import type { components } from "../../generated/report";
import { useFormats } from "../../i18n/use-formats";
import { useTranslation } from "../../i18n/use-translation";
import { addresses } from "../../shared/routing/addresses";
import { IconButton } from "../../ui/icon-button";
import { readWeek, weekRange } from "./week-names";

/** The title, whose report it is, and on paper which week and until when it counts. */
export function ReportHead({ overview }: { overview: components["schemas"]["WeeklyOverview"] | undefined }) {
  const { t } = useTranslation(["report", "common"]);
  return (
    <header className="grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] items-center border-line border-b px-1 py-1.5 md:flex md:border-b-0 md:px-0 md:pt-8 md:pb-2 print:flex print:items-end print:border-ink print:border-b print:px-0 print:pt-0 print:pb-3">
      <IconButton
        icon={ChevronLeft}
        label={t("back")}
        render={(linkProps) => (
          <Link
            to={addresses.userCenter}
            {...linkProps}
            className={`${linkProps.className} md:-ml-3 print:hidden`}
          />
        )}
      />
      <div className="min-w-0 text-center md:flex-1 md:text-left print:flex-1 print:text-left">
        <h1 className="text-17 md:text-34 print:text-26">{t("common:pages.weeklyReport")}</h1>
        {overview && (
          <p className="hidden truncate text-ink2 md:block print:block print:text-13">
            {overview.merchant_name}
            {t("shop.separator")}
            {overview.shop?.name ?? t("shop.all")}
          </p>
        )}
      </div>
      {overview && <PaperDate period={overview.period} />}
    </header>
  );
}

function PaperDate({ period }: { period: components["schemas"]["ReportPeriod"] }) {
  const { t } = useTranslation("report");
  const formats = useFormats();
  const week = readWeek(period.week);
  const time = formats.dateTime(period.as_of, "always");
  return (
    <p className="hidden text-right text-13 print:block">
      <span className="mr-3">{t("period.weekOfYear", { ...week })}</span>
      {weekRange(t, formats, week)}
      <br />
      <span className="text-ink2">
        {period.is_over ? t("period.asOf", { time }) : t("period.running", { time })}
      </span>
    </p>
  );
}
