import { existsSync } from "node:fs";
import { join } from "node:path";
import { type LoadedContract, loadContract } from "./load";

/** The seven groups. A group has its contract file's name in every layer. */
export const groups = ["content", "account", "invite", "promoter", "activity", "mall", "report"] as const;
export type Group = (typeof groups)[number];

/** Groups whose contract exists. */
export function existingGroups(root: string): Group[] {
  return groups.filter((group) => existsSync(contractPath(root, group)));
}

export function contractPath(root: string, group: Group): string {
  return join(root, "contracts", `${group}.yaml`);
}

/** A contract under the name of its group. */
export interface GroupContract {
  readonly group: string;
  readonly contract: LoadedContract;
}

/**
 * Every contract of a project.
 * @throws ContractProblems when one cannot be used
 */
export function loadGroups(root: string): GroupContract[] {
  return existingGroups(root).map((group) => ({
    group,
    contract: loadContract(contractPath(root, group), root),
  }));
}
