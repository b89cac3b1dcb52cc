import type { World } from "../world/world";

/**
 * The token a session gives the product's tools (the account's `kdToken`, the report's `kd_token`): the session's own,
 * so that it ends with it, and not to be turned back into it.
 */
export function kdTokenOf(world: World, sessionToken: string): string {
  return `kt-${world.random(`kd-token ${sessionToken}`).token(24)}`;
}
