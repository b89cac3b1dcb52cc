import AES from "crypto-js/aes.js";
import utf8 from "crypto-js/enc-utf8.js";
import { signing } from "./limits";

/** Deployment settings of the transform; both sides must hold the same. */
export interface TextEncryptionSettings {
  /** Appended to the key text before it is cut to 16 characters. */
  readonly passwordPadding: string;
  /** Fixed initialisation vector, 16 bytes as UTF-8. */
  readonly aesIv: string;
}

/**
 * AES-128 in CBC mode with PKCS7 padding, answered as base64. The key is `keyText` followed by the padding, cut to
 * its first 16 characters. The back end requires this form; a fixed vector and a key both sides can guess make it
 * no protection, which TLS gives. Throws a RangeError when key or vector do not come to 16 bytes.
 */
export function encryptText(text: string, keyText: string, settings: TextEncryptionSettings): string {
  const { key, iv } = keyAndVector(keyText, settings);
  return AES.encrypt(utf8.parse(text), key, { iv }).toString();
}

/** The text behind `encryptText`'s answer; null when it was not made with this key and these settings. */
export function decryptText(
  encrypted: string,
  keyText: string,
  settings: TextEncryptionSettings,
): string | null {
  const { key, iv } = keyAndVector(keyText, settings);
  try {
    const text = AES.decrypt(encrypted, key, { iv }).toString(utf8);
    // A wrong key can end in bytes that happen to read as text: only a text that encrypts to the same bytes is
    // accepted.
    return AES.encrypt(utf8.parse(text), key, { iv }).toString() === encrypted ? text : null;
  } catch {
    return null;
  }
}

function keyAndVector(keyText: string, { passwordPadding, aesIv }: TextEncryptionSettings) {
  const key = (keyText + passwordPadding).slice(0, signing.keyLength);
  return { key: sixteenBytes(key, "key"), iv: sixteenBytes(aesIv, "initialisation vector") };
}

function sixteenBytes(text: string, name: string) {
  const bytes = utf8.parse(text);
  if (bytes.sigBytes !== signing.keyLength) {
    throw new RangeError(`The ${name} must be ${signing.keyLength} bytes, not ${bytes.sigBytes}`);
  }
  return bytes;
}
