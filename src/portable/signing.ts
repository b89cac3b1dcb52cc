export { readTransformedPassword, transformPassword } from "../rules/password-transform";
export {
  type PhoneSignatureSettings,
  type PhoneVerification,
  phoneSignature,
  type SignedPhoneVerification,
  type SigningSources,
  signPhoneVerification,
} from "../rules/phone-signature";
export type { TextEncryptionSettings } from "../rules/text-encryption";
