import { existsSync } from "node:fs";
import { join } from "node:path";

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
