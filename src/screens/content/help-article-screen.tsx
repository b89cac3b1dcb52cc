import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation } from "react-router-dom";
import { helpArticleQuery } from "../../api/content/queries";
import { isNotFound } from "../../client/client-error";
import { useTranslation } from "../../i18n/use-translation";
import { PageHeader } from "../../shared/page-header";
import { ReadProblem } from "../../shared/read-problem";
import { helpArticleAddress } from "../../shared/routing/addresses";
import type { ScreenProps } from "../../shared/routing/screen-route";
import { useReportedFailure } from "../../shared/use-reported-failure";
import { ArticleLoading } from "./help/article-loading";
import { ArticlePage } from "./help/article-page";
import { HelpFrame } from "./help/help-frame";
import { HelpNotFound } from "./help/help-not-found";
import { readId } from "./help/read-parameters";

/** One help document or video. */
export function HelpArticleScreen({ params }: ScreenProps<"/help/:kind/:articleId">) {
  const id = readId(params.articleId);
  return id === null ? <HelpNotFound /> : <FetchedArticle id={id} kind={params.kind} />;
}

function FetchedArticle({ id, kind }: { id: number; kind: string }) {
  const { t } = useTranslation("common");
  const { search, hash } = useLocation();
  const article = useQuery(helpArticleQuery(id));
  useReportedFailure(article.error, "获取详情出错");
  if (article.isPending) {
    return (
      <HelpFrame>
        <ArticleLoading />
      </HelpFrame>
    );
  }
  if (article.data === undefined) {
    if (isNotFound(article.error)) return <HelpNotFound />;
    return (
      <HelpFrame>
        <PageHeader title={t("failure.title")} isHidden />
        <ReadProblem isPage error={article.error} onRetry={article.refetch} isRetrying={article.isFetching} />
      </HelpFrame>
    );
  }
  // A video has its own address; one under the other kind leads there.
  const isOwnKind = (kind === "video") === (article.data.is_video === 1);
  if (!isOwnKind) return <Navigate replace to={helpArticleAddress(article.data) + search + hash} />;
  return <ArticlePage key={id} article={article.data} />;
}
