import { customersOf } from "../../business/customers";
import { defineTable } from "../../world/define-table";
import type { World } from "../../world/world";

/** A label a promoter has used, also when no customer carries it any more. */
export const labelTable = defineTable("promoter.labels", {
  id: (row: { key: string; ownerId: string; name: string }) => row.key,
  indexes: { owner: { key: (row) => row.ownerId } },
});

/** Keeps labels for suggestions. */
export function storeLabels(world: World, ownerId: string, names: readonly string[]): void {
  const labels = world.table(labelTable);
  for (const name of names) {
    const key = `${ownerId} ${name}`;
    if (!labels.get(key)) labels.insert({ key, ownerId, name });
  }
}

export interface LabelUse {
  readonly name: string;
  readonly customerCount: number;
}

/** How many of a promoter's customers carry each label, the most used first; of equals in the order of their characters. */
export function labelUses(world: World, ownerId: string, now: number): LabelUse[] {
  const counts = new Map<string, number>();
  for (const { labels } of customersOf(world, ownerId, now))
    for (const name of labels) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, customerCount]) => ({ name, customerCount }))
    .sort((left, right) => right.customerCount - left.customerCount || (left.name < right.name ? -1 : 1));
}

/** Names a promoter has used, the most used first; those no customer carries any more come last. */
export function usedLabelNames(world: World, ownerId: string, now: number): string[] {
  const inUse = labelUses(world, ownerId, now).map(({ name }) => name);
  const storedLabels = world
    .table(labelTable)
    .by("owner", ownerId)
    .map(({ name }) => name);
  return [...new Set([...inUse, ...storedLabels])];
}
