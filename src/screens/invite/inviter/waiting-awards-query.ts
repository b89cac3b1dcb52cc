import { inviteAwardsQuery } from "../../../api/invite/queries";
import type { Programme } from "../../../rules/invite-invitation";

/** The red packets that can be received now. */
export function waitingAwardsQuery(programme: Programme) {
  return inviteAwardsQuery({ programme, state: "claimable" });
}
