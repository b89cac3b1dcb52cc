import { Link } from "react-router-dom";
import { helpCategoryAddress } from "../../../shared/routing/addresses";
import { classNames } from "../../../ui/class-names";
import { Icon } from "../../../ui/icon";
import { useUiTranslations } from "../../../ui/ui-translations";
import { categoryIcon } from "./category-icon";
import type { Category } from "./category-path";

/** Root categories in two columns, in one where few letters fit, with their drawing and how many articles each holds. */
export function CategoryGrid({ alias, categories }: { alias: string; categories: readonly Category[] }) {
  return (
    <ul className={grid}>
      {categories.map((category) => (
        <li key={category.id} className={cell}>
          <Link
            to={helpCategoryAddress(alias, category.id)}
            className={classNames("group flex items-center gap-2.5 py-3 -outline-offset-2", shape)}
          >
            <Icon of={categoryIcon(category.icon)} className="text-ink2" />
            <span className="min-w-0 flex-1 transition-colors group-hover:text-green">{category.name}</span>
            <span className="figures text-13 text-ink2">{category.article_count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The same cells while they are being fetched; ten is the usual number, rounded up to whole rows. */
export function CategoryGridLoading() {
  const translations = useUiTranslations();
  return (
    <div role="status" aria-label={translations.loading} className={grid}>
      {Array.from({ length: 10 }, (_, index) => index).map((index) => (
        <div key={index} className={cell}>
          <div className={classNames("flex items-center", shape)}>
            <span className="h-3.5 w-24 rounded-tag bg-line" />
          </div>
        </div>
      ))}
    </div>
  );
}

const grid = "grid grid-cols-2 few-letters:grid-cols-1 max-sm:-mx-4 sm:gap-x-10";
const cell =
  "border-line border-b max-sm:odd:border-r max-sm:nth-last-[-n+2]:odd:border-b-0 max-sm:last:border-b-0 few-letters:border-r-0!";
const shape = "min-h-row max-sm:min-h-14 max-sm:px-4";
