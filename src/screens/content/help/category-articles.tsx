import { useQuery } from "@tanstack/react-query";
import { helpListQuery } from "../../../api/content/queries";
import { helpArticleAddress } from "../../../parts/routing/addresses";
import { useReportedFailure } from "../../../parts/use-reported-failure";
import { pageSizes } from "../../../rules/limits";
import { TreeLink } from "./tree-link";

/** What stands beside the open article in its category, as lines of the tree; without them the tree still serves. */
export function CategoryArticles({ categoryId, articleId }: { categoryId: number; articleId: number }) {
  const articles = useQuery(helpListQuery({ categoryId, pageSize: pageSizes.helpManuals }));
  useReportedFailure(articles.error, "获取帮助列表出错");
  // Oldest first: the way "previous" and "next" lead through a category.
  const inOrder = [...(articles.data?.list ?? [])].sort((one, other) =>
    one.create_time.localeCompare(other.create_time),
  );
  return inOrder.map((article) => (
    <li key={article.id} lang={article.lang}>
      <TreeLink to={helpArticleAddress(article)} isCurrent={article.id === articleId}>
        {article.title}
      </TreeLink>
    </li>
  ));
}
