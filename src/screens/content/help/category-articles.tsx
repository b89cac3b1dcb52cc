import { useQuery } from "@tanstack/react-query";
import { helpListQuery } from "../../../api/content/queries";
import { useTranslation } from "../../../i18n/use-translation";
import { pageSizes } from "../../../rules/limits";
import { helpArticleAddress, helpCategoryAddress } from "../../../shared/routing/addresses";
import { useReportedFailure } from "../../../shared/use-reported-failure";
import { linesAround } from "./lines-around";
import { TreeLink } from "./tree-link";

interface CategoryArticlesProps {
  alias: string;
  categoryId: number;
  articleId: number;
}

/** Other articles of the open article's category, as items of the tree; without them the tree still works. */
export function CategoryArticles({ alias, categoryId, articleId }: CategoryArticlesProps) {
  const { t } = useTranslation("content");
  const articles = useQuery(helpListQuery({ categoryId, pageSize: pageSizes.helpManuals }));
  useReportedFailure(articles.error, "获取帮助列表出错");
  // Oldest first: the way "previous" and "next" lead through a category.
  const inOrder = [...(articles.data?.list ?? [])].sort((one, other) =>
    one.create_time.localeCompare(other.create_time),
  );
  const visibleArticles = linesAround(
    inOrder,
    inOrder.findIndex(({ id }) => id === articleId),
  );
  const total = articles.data?.total ?? 0;
  return (
    <>
      {visibleArticles.map((article) => (
        <li key={article.id} lang={article.lang}>
          <TreeLink to={helpArticleAddress(article)} isCurrent={article.id === articleId}>
            {article.title}
          </TreeLink>
        </li>
      ))}
      {total > visibleArticles.length && (
        <li>
          <TreeLink to={helpCategoryAddress(alias, categoryId)} isCurrent={false}>
            {t("help.categories.all", { count: total })}
          </TreeLink>
        </li>
      )}
    </>
  );
}
