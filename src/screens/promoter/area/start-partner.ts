import { userInfoQuery } from "../../../api/account/queries";
import { promoterQuery } from "../../../api/promoter/queries";
import { readDraft, storeDraft } from "../../../forms/stored-draft";
import { isUserStored, readAhead, startRead } from "../../../shared/session/screen-store";
import { type HeldRole, requestedRole } from "./requested-role";

const draftName = "promoter.role";

/**
 * What a page of the partner area asks first: who is signed in, which role they hold, and whether it fits this
 * edition; then what the page itself shows. A role that was held at the last visit need not be known again before that.
 * Also where this device has no user stored: browsers delete what a site stores sooner than its session ends.
 * @param start starts the page's own reads, perhaps a second time
 */
export async function startPartner(start: () => void): Promise<void> {
  const startFor = (role: HeldRole) => {
    startRead(promoterQuery(requestedRole(role)));
    start();
  };
  startRead(userInfoQuery());
  const held = readAhead(promoterQuery());
  const roleBefore = isUserStored() ? storedRole() : undefined;
  if (roleBefore !== undefined) startFor(roleBefore);
  const answer = await held;
  if (answer === undefined) return;
  const { role } = answer;
  // Among the drafts, which are their user's and go with the session.
  storeDraft(draftName, role === "none" ? null : { role }, "device");
  if (role !== "none" && role !== roleBefore) startFor(role);
}

function storedRole(): HeldRole | undefined {
  const stored = readDraft(draftName)?.["role"];
  return heldRoles.find((role) => role === stored);
}

const heldRoles: readonly HeldRole[] = ["agentChina", "agentInternational", "promoter"];
