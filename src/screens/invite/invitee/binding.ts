import type { ClientError } from "../../../client/client-error";
import type { components } from "../../../generated/invite";
import type { Invitation } from "../../../rules/invite-invitation";

/** Bound already, one's own code, a code nobody has: trying again changes nothing. */
const finalRefusals: readonly (number | null)[] = [30011, 30012, 30013];

/** The body that binds somebody to an inviter. */
export function bindingBody({
  recode,
  programme,
  channel,
}: Invitation): components["schemas"]["InviteBinding"] {
  return { recode, programme, ...(channel !== null && { channel }) };
}

/** Whether an invitation that was refused can never be accepted. */
export function isBindingOver(error: ClientError): boolean {
  return error.kind === "refused" && finalRefusals.includes(error.errcode);
}
