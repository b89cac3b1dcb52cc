import { contentGroup } from "./content/group";
import type { Group } from "./kernel/group";

/** The groups that are mocked, in the order of their names' introduction in the contracts. */
export const groups: readonly Group[] = [contentGroup];
