import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { type HelpFilter, helpListQuery } from "../../../api/content/queries";
import { useTranslation } from "../../../i18n/use-translation";
import { pageSizes } from "../../../rules/limits";
import { ReadProblem } from "../../../shared/read-problem";
import { useReportedFailure } from "../../../shared/use-reported-failure";
import { Empty } from "../../../ui/empty";
import { Skeleton } from "../../../ui/skeleton";
import { ArticleRows } from "./article-rows";
import { HelpPages } from "./help-pages";
import { PastEnd } from "./past-end";
import { readPage } from "./read-parameters";
import { VideoCards, VideoCardsLoading } from "./video-cards";

type HelpListProps = Pick<HelpFilter, "categoryId" | "productAlias" | "isVideo">;

/**
 * A paged list of help, the page number in the address: videos as cards, documents as lines. The footer stays below
 * the fold before and after loading, so that nothing jumps.
 */
export function HelpList(props: HelpListProps) {
  return (
    <div className="min-h-[75dvh]">
      <List {...props} />
    </div>
  );
}

function List({ isVideo, ...filter }: HelpListProps) {
  const { t } = useTranslation("content");
  const [search] = useSearchParams();
  const page = readPage(search.get("page"));
  const pageSize = isVideo ? pageSizes.helpVideos : pageSizes.helpManuals;
  const list = useQuery(
    helpListQuery({ ...filter, ...(isVideo !== undefined && { isVideo }), page, pageSize }),
  );
  useReportedFailure(list.error, isVideo ? "获取列表出错" : "获取帮助列表出错");

  if (list.isPending) {
    return isVideo ? (
      <div className="sm:pt-6">
        <VideoCardsLoading count={pageSize} />
      </div>
    ) : (
      <Skeleton rows={6} />
    );
  }
  if (list.isLoadingError) {
    return <ReadProblem error={list.error} onRetry={list.refetch} isRetrying={list.isFetching} />;
  }
  const { list: articles, total } = list.data;
  if (total === 0) return <Empty title={t("help.list.empty")}>{t("help.list.emptyHint")}</Empty>;
  if (articles.length === 0) return <PastEnd total={total} pageSize={pageSize} />;
  return (
    <div aria-busy={list.isPlaceholderData}>
      {isVideo ? (
        <div className="sm:pt-6">
          <VideoCards videos={articles} />
        </div>
      ) : (
        <ArticleRows articles={articles} hasSummary />
      )}
      <HelpPages total={total} page={page} pageSize={pageSize} />
    </div>
  );
}
