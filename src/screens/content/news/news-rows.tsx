import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { newsListQuery } from "../../../api/content/queries";
import { useTranslation } from "../../../i18n/use-translation";
import { pageSizes } from "../../../rules/limits";
import { ReadProblem } from "../../../shared/read-problem";
import { useReportedFailure } from "../../../shared/use-reported-failure";
import { Button } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { Empty } from "../../../ui/empty";
import { MarginColumn } from "../../../ui/margin-column";
import { Pagination } from "../../../ui/pagination";
import { type NewsCategory, newsPageAddress, pageCount } from "./news-address";
import { NewsRow } from "./news-row";
import { NewsRowsLoading } from "./news-rows-loading";

interface NewsRowsProps {
  category: NewsCategory;
  page: number;
}

/** One page of a category, newest first, and the way to the other pages. */
export function NewsRows({ category, page }: NewsRowsProps) {
  const { t } = useTranslation(["content", "common"]);
  const list = useQuery(newsListQuery({ category, page, pageSize: pageSizes.news }));
  useReportedFailure(list.error, "获取新闻列表出错");

  if (list.isPending) return <NewsRowsLoading />;
  if (list.data === undefined)
    return <ReadProblem error={list.error} onRetry={list.refetch} isRetrying={list.isFetching} />;

  const { list: rows, total } = list.data;
  if (rows.length === 0) return <NoNews category={category} page={page} total={total} />;
  const pages = pageCount(total, pageSizes.news);
  return (
    <>
      <div
        aria-busy={list.isPlaceholderData}
        className={classNames("transition-opacity", list.isPlaceholderData && "opacity-50")}
      >
        <MarginColumn label={t(`news.title.${category}`)}>
          {rows.map((news) => (
            <NewsRow key={news.id} news={news} hasKind={category === "news"} />
          ))}
        </MarginColumn>
      </div>
      {pages > 1 && (
        <div className="mt-6">
          <Pagination
            count={pages}
            current={page}
            renderLink={(target, linkProps) => <Link to={newsPageAddress(category, target)} {...linkProps} />}
          />
        </div>
      )}
    </>
  );
}

/** A category without news leads to all news; a page past the end leads back to the first. */
function NoNews({ category, page, total }: NewsRowsProps & { total: number }) {
  const { t } = useTranslation("content");
  if (total > 0 || page > 1) {
    return (
      <Empty
        title={t("news.noPage", { page })}
        action={
          <Button render={(linkProps) => <Link to={newsPageAddress(category, 1)} {...linkProps} />}>
            {t("news.firstPage")}
          </Button>
        }
      />
    );
  }
  return (
    <Empty
      title={t("news.empty.title")}
      action={
        category !== "news" && (
          <Button render={(linkProps) => <Link to={newsPageAddress("news", 1)} {...linkProps} />}>
            {t("news.allNews")}
          </Button>
        )
      }
    >
      {t("news.empty.text")}
    </Empty>
  );
}
