import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useReportAccess } from "../../api/report/report-access";
import { useUser } from "../../shared/session/signed-in-user";
import { AccessProblem, isAccessRefused } from "./access-problem";
import { ReportLoading } from "./report-loading";
import { readKdUid } from "./report-view";

/**
 * Lets the report be read once its token is there: that of the account a link names, or of the signed-in user. A
 * token that was refused while the report was open closes it again.
 */
export function ReportAccess({ children }: { children: ReactNode }) {
  const [query] = useSearchParams();
  const { kdUid: ownNumber } = useUser();
  const kdUid = readKdUid(query) ?? ownNumber;
  const token = useReportAccess(kdUid);
  if (token.data !== undefined && !(token.error && isAccessRefused(token.error))) return children;
  if (token.error === null) return <ReportLoading />;
  return (
    <AccessProblem
      error={token.error}
      otherNumber={kdUid === ownNumber ? null : kdUid}
      onRetry={() => void token.refetch()}
      isRetrying={token.isFetching}
    />
  );
}
