import type { components } from "../../../generated/content";
import type { NewsCategory } from "./news-address";

type NewsGroup = Pick<components["schemas"]["NewsGroup"], "category" | "total">;

/** How much news a category holds; `news` holds all of it. Undefined while the groups are not known. */
export function newsCount(
  groups: readonly NewsGroup[] | undefined,
  category: NewsCategory,
): number | undefined {
  if (groups === undefined) return undefined;
  return groups
    .filter((group) => category === "news" || group.category === category)
    .reduce((sum, group) => sum + group.total, 0);
}
