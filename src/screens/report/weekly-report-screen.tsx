import { useSearchParams } from "react-router-dom";
import { useTranslation } from "../../i18n/use-translation";
import { now } from "../../platform/clock";
import { PageHeader } from "../../shared/page-header";
import { SignInRequired } from "../../shared/session/sign-in-required";
import { AmountsProvider } from "./amounts";
import { ReportAccess } from "./report-access";
import "./report.css";
import { ReportFrame } from "./report-frame";
import { ReportLoading } from "./report-loading";
import { type ReportView, readReportView } from "./report-view";
import { readWeek, weekName } from "./week-names";
import { WeeklyReport } from "./weekly-report";

/** The weekly sales report of the signed-in user: week and shop are in the address. */
export function WeeklyReportScreen() {
  const { t } = useTranslation("report");
  const [query] = useSearchParams();
  return (
    <>
      <PageHeader title={useReportTitle(readReportView(query))} description={t("description")} isHidden />
      <SignInRequired
        loading={<ReportLoading />}
        hasHeading
        frame={(failure) => <ReportFrame>{failure}</ReportFrame>}
      >
        <ReportAccess>
          <AmountsProvider>
            <WeeklyReport />
          </AmountsProvider>
        </ReportAccess>
      </SignInRequired>
    </>
  );
}

/** With the week the address names: tabs, bookmarks and what is printed into a file are told apart by it. */
function useReportTitle({ week }: ReportView): string {
  const { t } = useTranslation(["report", "common"]);
  const { t: translate } = useTranslation("report");
  const name = t("common:pages.weeklyReport");
  return week === null ? name : `${name} · ${weekName(translate, readWeek(week), now())}`;
}
