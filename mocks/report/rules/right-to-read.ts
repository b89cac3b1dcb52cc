import type { LicenceCode } from "../../business/catalogue";
import { isExpired } from "../../business/licences";
import type { LicenceRow } from "../../business/rows/licences";
import type { UserRow } from "../../business/rows/users";

/** Services whose software produces the documents of a report. */
const reporting: readonly LicenceCode[] = ["KDZHJ01", "ZHJXH"];

/**
 * Whether an account may read the weekly report: it holds stock or retail software that is not over, or its trial
 * runs. Agents sell the software to others and keep no books in it.
 */
export function mayReadReport(
  user: Pick<UserRow, "role" | "trial">,
  licences: readonly LicenceRow[],
  now: number,
): boolean {
  if (user.role === "agentChina" || user.role === "agentInternational") return false;
  if (user.trial && now < user.trial.endsAt) return true;
  return licences.some((licence) => reporting.includes(licence.typeCode) && !isExpired(licence, now));
}
