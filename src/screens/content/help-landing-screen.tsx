import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { categoriesQuery, helpListQuery, productsQuery } from "../../api/content/queries";
import { useTranslation } from "../../i18n/use-translation";
import { settings } from "../../platform/settings";
import { pageSizes } from "../../rules/limits";
import { PageHeader } from "../../shared/page-header";
import { ReadProblem } from "../../shared/read-problem";
import { helpKindAddress, helpProductAddress } from "../../shared/routing/addresses";
import { useReportedFailure } from "../../shared/use-reported-failure";
import { Container } from "../../ui/container";
import { Skeleton } from "../../ui/skeleton";
import { SubmitBar } from "../../ui/submit-bar";
import { textLink } from "../../ui/text-link";
import { ArticleRows } from "./help/article-rows";
import { CategoryGrid, CategoryGridLoading } from "./help/category-grid";
import { articleTotal } from "./help/category-path";
import { HelpBlock } from "./help/help-block";
import { HelpSearchBox } from "./help/help-search-box";
import { PopularSearches } from "./help/popular-searches";
import { ProductLinks } from "./help/product-links";
import { SupportActions, SupportRow } from "./help/support-row";
import { VideoCards, VideoCardsLoading } from "./help/video-cards";

const recommendedCount = 4;
const videoCount = 4;

/** The start page of the help centre: search, four first articles, categories, videos, contact. */
export function HelpLandingScreen() {
  const { t } = useTranslation(["content", "common"]);
  const recommended = useQuery(helpListQuery({ isRecommended: true, pageSize: recommendedCount }));
  const categories = useQuery(categoriesQuery(settings().productAlias));
  const videos = useQuery(
    helpListQuery({ productAlias: settings().productAlias, isVideo: true, pageSize: pageSizes.helpVideos }),
  );
  const products = useQuery(productsQuery());
  useReportedFailure(recommended.error, "获取帮助列表出错");
  useReportedFailure(categories.error, "获取列表出错");
  useReportedFailure(videos.error, "获取列表出错");
  useReportedFailure(products.error, "获取产品列表出错");
  const otherProducts =
    products.data?.list.filter((product) => product.alias !== settings().productAlias) ?? [];

  return (
    <>
      <PageHeader title={t("content:help.title")} description={t("content:help.landing.description")} />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-y-8 pt-8 max-sm:pb-0 sm:gap-y-16 sm:pt-16">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:max-w-reading">
          <h1 className="text-34 sm:mb-2 sm:text-46">{t("content:help.landing.heading")}</h1>
          <HelpSearchBox size="large" />
          <PopularSearches />
        </div>
        <FirstProblem queries={[recommended, categories, videos]} />
        <div className="grid grid-cols-1 gap-8 sm:gap-16 lg:grid-cols-2 lg:gap-10">
          {!recommended.isLoadingError && recommended.data?.list.length !== 0 && (
            <HelpBlock title={t("content:help.landing.recommended")}>
              {recommended.isPending ? (
                <Skeleton rows={recommendedCount} isSlim />
              ) : (
                <ArticleRows articles={recommended.data.list.slice(0, recommendedCount)} />
              )}
            </HelpBlock>
          )}
          {!categories.isLoadingError && (
            <HelpBlock
              title={t("content:help.categories.title")}
              end={
                categories.data && (
                  <Link to={helpProductAddress(settings().productAlias)} className={textLink}>
                    {t("content:help.categories.all", { count: articleTotal(categories.data) })}
                  </Link>
                )
              }
            >
              {categories.isPending ? (
                <CategoryGridLoading />
              ) : (
                <CategoryGrid alias={settings().productAlias} categories={categories.data} />
              )}
            </HelpBlock>
          )}
        </div>
        {!videos.isLoadingError && videos.data?.list.length !== 0 && (
          <HelpBlock
            title={t("content:help.landing.videos")}
            end={
              <Link to={helpKindAddress(settings().productAlias, "video")} className={textLink}>
                {t("common:action.more")}
              </Link>
            }
          >
            <div className="[--video-columns:4] max-sm:[&>*>*:nth-child(n+3)]:hidden sm:pt-6">
              {videos.isPending ? (
                <VideoCardsLoading count={videoCount} />
              ) : (
                <VideoCards videos={videos.data.list.slice(0, videoCount)} />
              )}
            </div>
          </HelpBlock>
        )}
        <div className="grid grid-cols-1 gap-8 sm:gap-16 lg:grid-cols-2 lg:gap-10">
          {(products.isPending || otherProducts.length > 0) && (
            <HelpBlock title={t("content:help.landing.products")}>
              {products.isPending ? <Skeleton rows={3} /> : <ProductLinks products={otherProducts} />}
            </HelpBlock>
          )}
          <HelpBlock title={t("content:help.support.title")}>
            <SupportRow />
          </HelpBlock>
        </div>
      </Container>
      <div className="contents sm:hidden">
        <SubmitBar>
          <SupportActions className="flex gap-3 few-letters:[&>*]:basis-auto [&>*]:flex-1" />
        </SubmitBar>
      </div>
    </>
  );
}

/** One problem for the page, however many of its parts failed; trying again asks for all of them. */
function FirstProblem({ queries }: { queries: readonly UseQueryResult[] }) {
  const failed = queries.filter((query) => query.isLoadingError);
  const [first] = failed;
  if (!first?.error) return null;
  return (
    <ReadProblem
      error={first.error}
      onRetry={() => {
        for (const query of failed) void query.refetch();
      }}
      isRetrying={failed.some((query) => query.isFetching)}
    />
  );
}
