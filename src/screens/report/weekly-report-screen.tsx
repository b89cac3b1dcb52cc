import { useTranslation } from "../../i18n/use-translation";
import { PageHeader } from "../../shared/page-header";
import { SignInRequired } from "../../shared/session/sign-in-required";
import { AmountsProvider } from "./amounts";
import { ReportAccess } from "./report-access";
import "./report.css";
import { ReportLoading } from "./report-loading";
import { WeeklyReport } from "./weekly-report";

/** The weekly sales report of the signed-in user: week and shop are in the address. */
export function WeeklyReportScreen() {
  const { t } = useTranslation(["report", "common"]);
  return (
    <>
      <PageHeader title={t("common:pages.weeklyReport")} description={t("description")} isHidden />
      <SignInRequired loading={<ReportLoading />}>
        <ReportAccess>
          <AmountsProvider>
            <WeeklyReport />
          </AmountsProvider>
        </ReportAccess>
      </SignInRequired>
    </>
  );
}
