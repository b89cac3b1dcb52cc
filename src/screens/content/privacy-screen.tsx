import { LegalText } from "./legal/legal-text";

/** What is collected about people, why, and what they can do about it. */
export function PrivacyScreen() {
  return <LegalText alias="privacy" />;
}
