import { defaultSettings } from "../../../src/platform/settings-defaults";
import { checkField } from "../../../src/rules/fields";
import { readTransformedPassword } from "../../../src/rules/password-transform";

/** The original password of its transformed form; null when it was transformed with another phone. */
export function readPassword(transformed: string, phone: string): string | null {
  return readTransformedPassword(transformed, phone, defaultSettings.signing);
}

/** The new password behind a transformed one; null when it does not turn back or breaks the rules for passwords. */
export function readNewPassword(transformed: string, phone: string): string | null {
  const password = readPassword(transformed, phone);
  return password !== null && checkField("password", password) === null ? password : null;
}
