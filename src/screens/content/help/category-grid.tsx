import { Link } from "react-router-dom";
import { helpCategoryAddress } from "../../../parts/routing/addresses";
import { Icon } from "../../../ui/icon";
import { categoryIcon } from "./category-icon";
import type { Category } from "./category-path";

/** Root categories in two columns, with their drawing and how many articles each holds. */
export function CategoryGrid({ alias, categories }: { alias: string; categories: readonly Category[] }) {
  return (
    <ul className="grid grid-cols-2 max-sm:-mx-4 sm:gap-x-10">
      {categories.map((category) => (
        <li
          key={category.id}
          className="border-line border-b max-sm:odd:border-r max-sm:nth-last-[-n+2]:odd:border-b-0 max-sm:last:border-b-0"
        >
          <Link
            to={helpCategoryAddress(alias, category.id)}
            className="group flex min-h-row items-center gap-2.5 py-3 -outline-offset-2 max-sm:min-h-14 max-sm:px-4"
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
