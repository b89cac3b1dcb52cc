import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { weeklyOverviewQuery } from "../../api/report/queries";
import { useTranslation } from "../../i18n/use-translation";
import { Banner } from "../../ui/banner";
import { OverviewProblem } from "./overview-problem";
import { ReportBody } from "./report-body";
import { ReportFrame } from "./report-frame";
import { FiguresLoading } from "./report-loading";
import { ReportPickers } from "./report-pickers";
import { readReportView, reportFilter, unknownShop, unknownWeek } from "./report-view";
import { useSettledWeek } from "./use-settled-week";

/** The report of the week and shop in the address. The pickers stay where a week or shop has no report. */
export function WeeklyReport() {
  const { t } = useTranslation("report");
  const [query] = useSearchParams();
  const view = readReportView(query);
  // The address and the pickers follow at once, the figures once the reader has stopped.
  const asked = { ...view, week: useSettledWeek(view.week) };
  const isTurning = asked.week !== view.week;
  const overview = useQuery(weeklyOverviewQuery(reportFilter(asked)));
  const { data, error } = overview;
  const wrongWeek = unknownWeek(query);
  const wrongShop = unknownShop(query);
  const hasFailed = error !== null && (data === undefined || overview.isPlaceholderData);
  const shown = hasFailed ? undefined : data;
  return (
    <ReportFrame
      overview={shown}
      pickers={<ReportPickers view={view} period={shown?.period} hasFailed={hasFailed} />}
    >
      {wrongWeek !== null && (
        <Banner tone="amber" className="mx-4 mt-3 md:mx-0">
          {t("period.unknown", { week: wrongWeek })}
        </Banner>
      )}
      {wrongShop !== null && (
        <Banner tone="amber" className="mx-4 mt-3 md:mx-0">
          {t("shop.unknown", { shop: wrongShop })}
        </Banner>
      )}
      {hasFailed && !isTurning ? (
        <OverviewProblem
          error={error}
          view={view}
          onRetry={() => void overview.refetch()}
          isRetrying={overview.isFetching}
        />
      ) : shown === undefined ? (
        <FiguresLoading />
      ) : (
        <ReportBody overview={shown} view={asked} isStale={isTurning || overview.isPlaceholderData} />
      )}
    </ReportFrame>
  );
}
