import { defaultSettings } from "../../../src/platform/settings-defaults";
import { phoneSignature, type SignedPhoneVerification } from "../../../src/rules/phone-signature";
import { signatureTime } from "../limits";

/** Whether a request was signed with the deployment's word, at a time near enough to the server's. */
export function isSigned(signed: Omit<SignedPhoneVerification, "type">, now: number): boolean {
  if (Math.abs(now - signed.timestamp) > signatureTime) return false;
  return phoneSignature(signed, defaultSettings.signing) === signed.signature;
}

/** How long a nonce must be remembered: as long as a request that carried it could still be taken. */
export const nonceTime = 2 * signatureTime;
