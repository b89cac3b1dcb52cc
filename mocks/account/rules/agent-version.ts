import type { PartnerRole, UserRow } from "../../business/rows/users";

export type AgentVersion = "china" | "international";

/** The kind of agent of an account; null for other accounts. */
export function agentVersion(role: PartnerRole): AgentVersion | null {
  if (role === "agentChina") return "china";
  return role === "agentInternational" ? "international" : null;
}

/** Why the partner area does not let an account in. */
export type PartnerRefusal = "notAgent" | "parentChanged" | "holdsChina" | "holdsInternational";

/**
 * Whether the partner area of a version lets an account in; null when it does. A promoter belongs to the version of
 * the agent above, `parentRole`, and to the China version without one.
 */
export function partnerRefusal(
  { role, hasParentChanged }: Pick<UserRow, "role" | "hasParentChanged">,
  parentRole: PartnerRole,
  requested: AgentVersion,
): PartnerRefusal | null {
  if (role === "none") return "notAgent";
  if (hasParentChanged) return "parentChanged";
  const held = agentVersion(role) ?? agentVersion(parentRole) ?? "china";
  if (held === requested) return null;
  return held === "china" ? "holdsChina" : "holdsInternational";
}
