import { decryptText, encryptText, type TextEncryptionSettings } from "./text-encryption";

/**
 * A password as the back end takes it on login, register, reset, change and invite register: encrypted with the
 * phone as the key text. `phone` must be normalised, or the two sides derive different keys.
 */
export function transformPassword(password: string, phone: string, settings: TextEncryptionSettings): string {
  return encryptText(password, phone, settings);
}

/** The password behind a transformed one, for a back end that checks it; null when it does not fit the phone. */
export function readTransformedPassword(
  transformed: string,
  phone: string,
  settings: TextEncryptionSettings,
): string | null {
  return decryptText(transformed, phone, settings);
}
