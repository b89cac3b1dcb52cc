import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { caseListQuery } from "../../../api/content/queries";
import { useTranslation } from "../../../i18n/use-translation";
import { pageSizes } from "../../../rules/limits";
import { ReadProblem } from "../../../shared/read-problem";
import { addresses } from "../../../shared/routing/addresses";
import { useReportedFailure } from "../../../shared/use-reported-failure";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { Empty } from "../../../ui/empty";
import { Pagination } from "../../../ui/pagination";
import { pageCount } from "../news/news-address";
import { casePageAddress, type Industry } from "./case-address";
import { CaseCard, CaseCardsLoading, caseColumns } from "./case-card";

interface CaseCardsProps {
  industry: Industry | null;
  page: number;
}

/** One page of stories, and the way to the others. */
export function CaseCards({ industry, page }: CaseCardsProps) {
  const { t } = useTranslation(["content-cases", "common"]);
  const cases = useQuery(
    caseListQuery({ page, pageSize: pageSizes.cases, ...(industry !== null && { industry }) }),
  );
  useReportedFailure(cases.error, "获取客户案例列表出错");

  if (cases.isPending) return <CaseCardsLoading />;
  if (cases.data === undefined)
    return <ReadProblem error={cases.error} onRetry={cases.refetch} isRetrying={cases.isFetching} />;
  const { list, total } = cases.data;
  if (list.length === 0) {
    return (
      <Empty
        title={industry === null && page === 1 ? t("empty") : t("emptyTrade")}
        action={
          (industry !== null || page > 1) && (
            <Button render={(linkProps) => <Link to={addresses.cases} {...linkProps} />}>
              {t("showAll")}
            </Button>
          )
        }
      >
        {t("emptyText")}
      </Empty>
    );
  }
  const pages = pageCount(total, pageSizes.cases);
  return (
    <>
      <ul
        aria-label={t("title")}
        aria-busy={cases.isPlaceholderData}
        className={classNames(caseColumns, "transition-opacity", cases.isPlaceholderData && "opacity-50")}
      >
        {list.map((story) => (
          <CaseCard key={story.id} story={story} />
        ))}
      </ul>
      {pages > 1 && (
        <div className="mt-8">
          <Pagination
            count={pages}
            current={page}
            renderLink={(target, linkProps) => <Link to={casePageAddress(industry, target)} {...linkProps} />}
          />
        </div>
      )}
    </>
  );
}
