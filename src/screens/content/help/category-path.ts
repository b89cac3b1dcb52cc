import type { components } from "../../../generated/content";

export type Category = components["schemas"]["Category"];

/** Categories from the root down to the one with this id; empty where the tree does not hold it. */
export function categoryPath(tree: readonly Category[], id: number): Category[] {
  for (const category of tree) {
    if (category.id === id) return [category];
    const below = categoryPath(category.children, id);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}

/** How many articles a whole tree holds; the roots' numbers count what is below them. */
export function articleTotal(tree: readonly Category[]): number {
  return tree.reduce((total, root) => total + root.article_count, 0);
}
