import { categories } from "../data/categories";
import type { CategorySource } from "../data/source";

/** Ids of a category and of everything below it. */
export function categoryAndBelow(id: number): number[] {
  return [id, ...categories.filter(({ pid }) => pid === id).flatMap((child) => categoryAndBelow(child.id))];
}

/** Alias of the product a category belongs to; empty for an unknown one. */
export function productOfCategory(id: number): string {
  return categories.find((category) => category.id === id)?.product ?? "";
}

/** The way from the root to a category, the category last; empty for an unknown one. */
export function ancestorsOf(id: number): CategorySource[] {
  const category = categories.find((candidate) => candidate.id === id);
  return category ? [...ancestorsOf(category.pid), category] : [];
}
