import { userInfoQuery } from "../../../api/account/queries";
import { promoterQuery } from "../../../api/promoter/queries";
import { readAhead, startRead } from "../../../shared/session/screen-store";
import { requestedRole } from "./requested-role";

/**
 * What a page of the partner area asks first: who is signed in, which role they hold, and whether it fits this
 * edition. Resolves to whether they hold one. Also where this device has no user stored: browsers delete what a site
 * stores sooner than its session ends.
 */
export async function startPartner(): Promise<boolean> {
  startRead(userInfoQuery());
  const role = (await readAhead(promoterQuery()))?.role ?? "none";
  if (role === "none") return false;
  startRead(promoterQuery(requestedRole(role)));
  return true;
}
