import { Link } from "react-router-dom";
import { type ClientError, isNotFound } from "../../client/client-error";
import { useDescribeError } from "../../i18n/use-message";
import { useTranslation } from "../../i18n/use-translation";
import { now } from "../../platform/clock";
import { weekOf, weekStart } from "../../rules/weeks";
import { ReadProblem } from "../../shared/read-problem";
import { addresses } from "../../shared/routing/addresses";
import { Button } from "../../ui/button";
import { Empty } from "../../ui/empty";
import { PageProblem } from "../../ui/page-problem";
import { type ReportView, reportViewQuery } from "./report-view";
import { readWeek } from "./week-names";

interface OverviewProblemProps {
  error: ClientError;
  view: ReportView;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Why there are no figures: a week or shop that has no report, access that ran out, or a call that failed. */
export function OverviewProblem({ error, view, onRetry, isRetrying }: OverviewProblemProps) {
  const { t } = useTranslation("report");
  const describeError = useDescribeError();
  if (error.kind === "signed-out")
    return (
      <PageProblem title={t("access.expiredTitle")} onRetry={onRetry} isRetrying={isRetrying}>
        {t("access.expiredText")}
      </PageProblem>
    );
  if (!isNotFound(error)) return <ReadProblem error={error} onRetry={onRetry} isRetrying={isRetrying} />;
  // The service returns "not found" for a week that has not begun and for another user's shop; its message states
  // which. A week that has not begun has not begun for any shop.
  return (
    <Empty
      title={describeError(error)}
      action={
        <span className="flex flex-wrap items-center justify-center gap-3">
          {view.week !== null && (
            <ViewLink to={{ week: null, shop: view.shop }}>{t("problem.weekAction")}</ViewLink>
          )}
          {view.shop !== null && !isFutureWeek(view) && (
            <ViewLink to={{ week: view.week, shop: null }}>{t("problem.shopAction")}</ViewLink>
          )}
        </span>
      }
    />
  );
}

/** Whether the week of a view comes after the running one by the clock of the device. */
function isFutureWeek({ week }: ReportView): boolean {
  return week !== null && weekStart(readWeek(week)) > weekStart(weekOf(now()));
}

function ViewLink({ to, children }: { to: ReportView; children: string }) {
  const address = addresses.weeklyReport + reportViewQuery(to);
  return <Button render={(linkProps) => <Link to={address} {...linkProps} />}>{children}</Button>;
}
