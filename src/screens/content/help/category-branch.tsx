import ChevronRight from "lucide/dist/esm/icons/chevron-right.mjs";
import { Link } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation";
import { helpCategoryAddress } from "../../../shared/routing/addresses";
import { classNames } from "../../../ui/class-names";
import { Icon } from "../../../ui/icon";
import { CategoryArticles } from "./category-articles";
import type { Category } from "./category-path";
import { TreeLink } from "./tree-link";

/** Where the reader is in the tree. */
export interface TreePlace {
  categoryId?: number | undefined;
  articleId?: number | undefined;
}

interface CategoryBranchProps {
  alias: string;
  root: Category;
  /** Whether the reader's place is in this branch. */
  isOpen: boolean;
  place: TreePlace;
}

/** A root category. With others below it is a disclosure that closes its neighbours, else a link. */
export function CategoryBranch({ alias, root, isOpen, place }: CategoryBranchProps) {
  const { t } = useTranslation("content");
  const address = helpCategoryAddress(alias, root.id);
  const isHere = root.id === place.categoryId;
  if (root.children.length === 0) {
    return (
      <li className={isOpen ? "pb-3" : undefined}>
        <Link
          to={address}
          aria-current={isHere && !place.articleId ? "page" : undefined}
          className={classNames(row, isOpen ? "font-semibold" : "hover:text-green")}
        >
          {root.name}
          <Icon of={ChevronRight} size="small" className={classNames("text-ink3", isOpen && "rotate-90")} />
        </Link>
        {isOpen && place.articleId && (
          <ul className={branch}>
            <CategoryArticles alias={alias} categoryId={root.id} articleId={place.articleId} />
          </ul>
        )}
      </li>
    );
  }
  return (
    <li>
      <details name={`help-${alias}`} open={isOpen} className="group">
        <summary
          className={classNames(
            row,
            "group-open:border-transparent group-open:font-semibold hover:text-green",
          )}
        >
          {root.name}
          <Icon
            of={ChevronRight}
            size="small"
            className="text-ink3 transition-transform group-open:rotate-90"
          />
        </summary>
        <ul className={branch}>
          {root.children.map((leaf) => (
            <li key={leaf.id}>
              <TreeLink
                to={helpCategoryAddress(alias, leaf.id)}
                isCurrent={leaf.id === place.categoryId && !place.articleId}
                isAncestor={leaf.id === place.categoryId}
              >
                {leaf.name}
              </TreeLink>
              {leaf.id === place.categoryId && place.articleId && (
                <ul>
                  <CategoryArticles alias={alias} categoryId={leaf.id} articleId={place.articleId} />
                </ul>
              )}
            </li>
          ))}
          <li>
            <TreeLink to={address} isCurrent={isHere && !place.articleId}>
              {t("help.categories.all", { count: root.article_count })}
            </TreeLink>
          </li>
        </ul>
      </details>
    </li>
  );
}

const row =
  "flex min-h-9 items-center justify-between gap-2 border-line border-b py-1.5 -outline-offset-2 transition-colors max-md:min-h-control";
const branch = "mt-0.5 mb-3 border-line2 border-l";
