import { currentVariant } from "../../../platform/environment";
import type { Partner } from "./partner";

export type HeldRole = Exclude<Partner["role"], "none">;

/** An agent needs the version of this edition; a promoter belongs to the version of the agent above. */
export function requestedRole(role: HeldRole): HeldRole {
  if (role === "promoter") return role;
  return currentVariant() === "global" ? "agentInternational" : "agentChina";
}
