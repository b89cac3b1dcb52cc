import { samplePassword } from "../../../mocks/business/data/users";
import { defaultSettings } from "../../../src/platform/settings-defaults";
import { transformPassword } from "../../../src/rules/password-transform";
import { phoneSignature } from "../../../src/rules/phone-signature";

/**
 * Values that a page computes and no example can contain: the password of the sample accounts, transformed with the
 * phone of the body, and the signature of a request for an SMS code with the slider's newest pass.
 */
export function withPageSums(body: unknown, pass: string | null): unknown {
  if (typeof body !== "object" || body === null) return body;
  const { phone, password, signature, timestamp, nonce }: Record<string, unknown> = { ...body };
  if (typeof phone !== "string") return body;
  if (typeof password === "string")
    return { ...body, password: transformPassword(samplePassword, phone, defaultSettings.signing) };
  if (typeof signature !== "string" || typeof timestamp !== "number" || typeof nonce !== "string")
    return body;
  if (pass === null) return body;
  const signed = { phone, vcode: pass, timestamp, nonce };
  return { ...body, vcode: pass, signature: phoneSignature(signed, defaultSettings.signing) };
}
