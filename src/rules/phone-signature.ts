import md5 from "crypto-js/md5.js";
import sha1 from "crypto-js/sha1.js";
import sha256 from "crypto-js/sha256.js";
import { signing } from "./limits";

const hashes = { md5, sha1, sha256 } as const satisfies Record<
  PhoneSignatureSettings["hashAlgorithm"],
  unknown
>;

/** Deployment settings of the signature; both sides must hold the same. */
export interface PhoneSignatureSettings {
  readonly hashAlgorithm: "md5" | "sha1" | "sha256";
  readonly phoneSecretWord: string;
}

/** What is asked to be verified: the phone, the picture or slider code, and what the SMS is for. */
export interface PhoneVerification {
  readonly phone: string;
  readonly vcode: string;
  readonly type: string | number;
}

/** What the back end takes: the request with the three signing fields, `type` always as text. */
export interface SignedPhoneVerification {
  readonly phone: string;
  readonly vcode: string;
  readonly type: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  /** Six decimal digits, with leading zeros. */
  readonly nonce: string;
  /** Lower-case hexadecimal. */
  readonly signature: string;
}

/** Where time and chance come from: `now` in milliseconds, `random` in [0, 1). */
export interface SigningSources {
  readonly now: () => number;
  readonly random: () => number;
}

/** Adds timestamp, nonce and signature to a phone verification. */
export function signPhoneVerification(
  { phone, vcode, type }: PhoneVerification,
  settings: PhoneSignatureSettings,
  { now, random }: SigningSources,
): SignedPhoneVerification {
  const timestamp = now();
  const nonce = String(Math.floor(random() * 10 ** signing.nonceDigits)).padStart(signing.nonceDigits, "0");
  const signature = phoneSignature({ phone, vcode, timestamp, nonce }, settings);
  return { phone, vcode, type: String(type), timestamp, nonce, signature };
}

/**
 * The signature of a phone verification: the hash, in lower-case hexadecimal, of `signedText` as UTF-8. The back
 * end requires it; since the secret word is in every browser, it proves nothing about who asks.
 */
export function phoneSignature(
  signed: Pick<SignedPhoneVerification, "phone" | "vcode" | "timestamp" | "nonce">,
  settings: PhoneSignatureSettings,
): string {
  return hashes[settings.hashAlgorithm](signedText(signed, settings.phoneSecretWord)).toString();
}

/**
 * The text that is hashed: these four strings, sorted ascending by UTF-16 code units and joined with nothing
 * between them: phone immediately followed by the verification code; the timestamp in decimal milliseconds; the
 * nonce; the secret word.
 */
export function signedText(
  {
    phone,
    vcode,
    timestamp,
    nonce,
  }: Pick<SignedPhoneVerification, "phone" | "vcode" | "timestamp" | "nonce">,
  secretWord: string,
): string {
  // Array.prototype.sort without a comparison compares UTF-16 code units, in every engine and language alike.
  return [phone + vcode, String(timestamp), nonce, secretWord].sort().join("");
}
