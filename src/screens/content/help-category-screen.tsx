import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation } from "react-router-dom";
import { categoryAncestorsQuery } from "../../api/content/queries";
import { isNotFound } from "../../client/client-error";
import { useTranslation } from "../../i18n/use-translation";
import { patterns } from "../../rules/limits";
import { PageHeader } from "../../shared/page-header";
import { ReadProblem } from "../../shared/read-problem";
import { helpCategoryAddress } from "../../shared/routing/addresses";
import type { ScreenProps } from "../../shared/routing/screen-route";
import { useReportedFailure } from "../../shared/use-reported-failure";
import { ArticleLoading } from "./help/article-loading";
import { CategoryTree } from "./help/category-tree";
import { HelpCrumbs } from "./help/help-crumbs";
import { HelpFrame } from "./help/help-frame";
import { HelpList } from "./help/help-list";
import { HelpNotFound } from "./help/help-not-found";
import { readId } from "./help/read-parameters";

/** A category of a product's help, with its articles. */
export function HelpCategoryScreen({ params }: ScreenProps<"/help/:alias/:rootCategoryId">) {
  const id = readId(params.rootCategoryId);
  return id !== null && patterns.alias.test(params.alias) ? (
    <FetchedCategory alias={params.alias} id={id} />
  ) : (
    <HelpNotFound />
  );
}

function FetchedCategory({ alias, id }: { alias: string; id: number }) {
  const { t } = useTranslation(["content", "common"]);
  const { search, hash } = useLocation();
  const ancestors = useQuery(categoryAncestorsQuery(id));
  useReportedFailure(ancestors.error, "获取列表出错");
  if (ancestors.isLoadingError && isNotFound(ancestors.error)) return <HelpNotFound />;
  const category = ancestors.data?.at(-1);
  // The address names the product too; a category of another product has its own address.
  if (category && category.product_alias !== alias) {
    return <Navigate replace to={helpCategoryAddress(category.product_alias, id) + search + hash} />;
  }
  return (
    <HelpFrame tree={<CategoryTree alias={alias} place={{ categoryId: id }} />} isWide>
      {ancestors.isLoadingError && (
        <>
          <PageHeader title={t("common:failure.title")} isHidden />
          <ReadProblem
            isPage
            error={ancestors.error}
            onRetry={ancestors.refetch}
            isRetrying={ancestors.isFetching}
          />
        </>
      )}
      {ancestors.isPending && <ArticleLoading />}
      {category && (
        <>
          <PageHeader
            title={category.name}
            description={t("help.categories.about", { category: category.name })}
          />
          <HelpCrumbs alias={alias} path={ancestors.data?.slice(0, -1) ?? []} here={category.name} />
          <h1 className="mt-1 mb-4 text-26 sm:text-34">{category.name}</h1>
          <div className="border-ink border-t">
            <HelpList categoryId={id} />
          </div>
        </>
      )}
    </HelpFrame>
  );
}
