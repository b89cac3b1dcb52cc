import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { weeklyOverviewQuery } from "../../api/report/queries";
import { useTranslation } from "../../i18n/use-translation";
import { Banner } from "../../ui/banner";
import { OverviewProblem } from "./overview-problem";
import { ReportBody } from "./report-body";
import { ReportHeader } from "./report-header";
import { FiguresLoading } from "./report-loading";
import { ReportPickers } from "./report-pickers";
import { readReportView, reportFilter, unknownWeek } from "./report-view";

/** The report of the week and shop in the address. The pickers stay where a week or shop has no report. */
export function WeeklyReport() {
  const { t } = useTranslation("report");
  const [query] = useSearchParams();
  const view = readReportView(query);
  const overview = useQuery(weeklyOverviewQuery(reportFilter(view)));
  const { data, error } = overview;
  const wrongWeek = unknownWeek(query);
  const hasFailed = error !== null && (data === undefined || overview.isPlaceholderData);
  return (
    <div className="report-sheet mx-auto flex min-h-dvh w-full max-w-[75.5rem] flex-col bg-card sm:px-6 md:bg-transparent md:pb-16 print:min-h-[63.5rem] print:max-w-none print:p-0">
      <div className="md:flex md:flex-wrap md:items-end md:justify-between md:gap-x-10 print:block">
        <ReportHeader overview={hasFailed ? undefined : data} />
        <ReportPickers view={view} period={hasFailed ? undefined : data?.period} />
      </div>
      {wrongWeek !== null && (
        <Banner tone="amber" className="mx-4 mt-3 md:mx-0">
          {t("period.unknown", { week: wrongWeek })}
        </Banner>
      )}
      {hasFailed ? (
        <OverviewProblem
          error={error}
          view={view}
          onRetry={() => void overview.refetch()}
          isRetrying={overview.isFetching}
        />
      ) : data === undefined ? (
        <FiguresLoading />
      ) : (
        <ReportBody overview={data} view={view} isStale={overview.isPlaceholderData} />
      )}
    </div>
  );
}
