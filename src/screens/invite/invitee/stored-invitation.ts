import { now } from "../../../platform/clock";
import { onStorageChange, readStored, removeStored, writeStored } from "../../../platform/storage";
import { type Invitation, invitationQuery, readInvitation } from "../../../rules/invite-invitation";

/** An invitation as this device holds it until it is used. */
export interface StoredInvitation extends Invitation {
  /** What the inviter is called; "" where it was never learned. */
  readonly inviterName: string;
}

/** The stored invitation; null where there is none or it is damaged. */
export function readStoredInvitation(): StoredInvitation | null {
  const { recode, programme, channel, inviterName } = readStored("inviteUserInfo") ?? {};
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ recode, programme, channel }))
    if (typeof value === "string") query.set(name, value);
  const invitation = readInvitation(query);
  return invitation && { ...invitation, inviterName: typeof inviterName === "string" ? inviterName : "" };
}

/** Stores an invitation, in place of any other. Storing what is stored already changes nothing. */
export function storeInvitation(invitation: StoredInvitation): void {
  const stored = readStoredInvitation();
  const isSame =
    stored !== null &&
    invitationQuery(stored) === invitationQuery(invitation) &&
    stored.inviterName === invitation.inviterName;
  if (isSame) return;
  const { recode, programme, channel, inviterName } = invitation;
  writeStored("inviteUserInfo", { recode, programme, channel, inviterName, storedAt: now() });
}

/** Forgets the invitation: it was used, or can never be. */
export function removeStoredInvitation(): void {
  removeStored("inviteUserInfo");
}

/** Remembers on this device, for all tabs, that the signed-in user accepted an invitation: no read of the server tells. */
export function storeAcceptance({ recode }: Invitation, inviterName: string): void {
  const acceptedInvitation = { kdUid: signedInNumber(), recode, inviterName };
  writeStored("drafts", { ...readStored("drafts"), acceptedInvitation });
}

/** What the inviter is called whose invitation the signed-in user accepted on this device; null where it was not accepted. */
export function readAcceptance({ recode }: Invitation): string | null {
  const accepted = readStored("drafts")?.["acceptedInvitation"];
  if (accepted?.["recode"] !== recode || accepted["kdUid"] !== signedInNumber()) return null;
  const { inviterName } = accepted;
  return typeof inviterName === "string" ? inviterName : null;
}

/** Calls back when another tab accepts an invitation; returns the function that stops it. */
export function onAcceptance(listener: () => void): () => void {
  return onStorageChange("drafts", listener);
}

function signedInNumber(): unknown {
  return readStored("userInfo")?.["kdUid"];
}
