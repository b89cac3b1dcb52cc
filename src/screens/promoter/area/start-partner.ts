import { userInfoQuery } from "../../../api/account/queries";
import { promoterQuery } from "../../../api/promoter/queries";
import { isUserStored, readAhead, startRead } from "../../../shared/session/screen-store";
import { requestedRole } from "./requested-role";

/**
 * What a page of the partner area asks first: who is signed in, which role they hold, and whether it fits this
 * edition. Resolves to whether they hold one.
 */
export async function startPartner(): Promise<boolean> {
  if (!isUserStored()) return false;
  startRead(userInfoQuery());
  const role = (await readAhead(promoterQuery()))?.role ?? "none";
  if (role === "none") return false;
  startRead(promoterQuery(requestedRole(role)));
  return true;
}
