import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation } from "react-router-dom";
import { newsArticleQuery } from "../../api/content/queries";
import { isNotFound } from "../../client/client-error";
import { newsAddress } from "../../shared/routing/addresses";
import type { ScreenProps } from "../../shared/routing/screen-route";
import { useReportedFailure } from "../../shared/use-reported-failure";
import { Container } from "../../ui/container";
import { ContentProblem } from "./content-problem";
import { readNewsId } from "./news/news-address";
import { NewsLoading } from "./news/news-loading";
import { NewsNotFound } from "./news/news-not-found";
import { NewsPage } from "./news/news-page";

/** One piece of news. An address with the wrong category leads to the right one. */
export function NewsArticleScreen({ params }: ScreenProps<"/:category/:id">) {
  const id = readNewsId(params.id);
  return id === null ? <NewsNotFound /> : <NewsOfId category={params.category} id={id} />;
}

function NewsOfId({ category, id }: { category: string; id: number }) {
  const { search, hash } = useLocation();
  const news = useQuery(newsArticleQuery(id));
  useReportedFailure(news.error, "获取新闻详情出错");

  if (news.isPending) return <NewsLoading />;
  if (news.data === undefined) {
    if (isNotFound(news.error)) return <NewsNotFound />;
    return (
      <Container className="py-16">
        <ContentProblem error={news.error} onRetry={news.refetch} isRetrying={news.isFetching} />
      </Container>
    );
  }
  if (news.data.category !== category) {
    return <Navigate replace to={newsAddress(news.data) + search + hash} />;
  }
  return <NewsPage news={news.data} />;
}
