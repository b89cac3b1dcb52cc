import { addresses } from "./addresses";

/** What can be done with a licence on its page. */
export const licenceActions = ["renew", "upgrade", "users"] as const;
export type LicenceAction = (typeof licenceActions)[number];

/** The page of a licence with one of its actions open. */
export function licenceAddress(licenceId: number, action?: LicenceAction): string {
  const address = `${addresses.userLicences}?licence=${licenceId}`;
  return action === undefined ? address : `${address}&act=${action}`;
}
