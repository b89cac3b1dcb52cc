import type { PartnerRole, UserRow } from "../../business/rows/users";

export type RoleKey = "agent.roleConflict" | "agent.parentChanged" | "agent.notMember";

/**
 * Why an account cannot sign in to the partner area with a role; the first applicable reason, null when it can. The
 * two agent roles exclude each other; a role whose agent changed must be confirmed again.
 */
export function roleConflict(
  { role, hasParentChanged }: Pick<UserRow, "role" | "hasParentChanged">,
  requested: Exclude<PartnerRole, "none">,
  isMember: boolean,
): RoleKey | null {
  if (isAgent(role) && isAgent(requested) && role !== requested) return "agent.roleConflict";
  if (hasParentChanged) return "agent.parentChanged";
  return isMember ? null : "agent.notMember";
}

/**
 * Why an account cannot join somebody's team as a promoter: it holds another role or belongs to another team, or is
 * no member of the product; null when it can.
 */
export function teamConflict(
  { role, parentId }: Pick<UserRow, "role" | "parentId">,
  teamOf: string,
  isMember: boolean,
): Exclude<RoleKey, "agent.parentChanged"> | null {
  if (isAgent(role)) return "agent.roleConflict";
  if (role === "promoter" && parentId !== null && parentId !== teamOf) return "agent.roleConflict";
  return isMember ? null : "agent.notMember";
}

function isAgent(role: PartnerRole): boolean {
  return role === "agentChina" || role === "agentInternational";
}
