/**
 * Fetches what a sign-in needs when it is sent, for a dialog over a page that must not be reloaded: a browser may remember
 * until then what did not come while the network was away.
 */
export async function importSigning(): Promise<void> {
  await Promise.all([import("../../rules/password-transform"), import("../../rules/phone-signature")]);
}
