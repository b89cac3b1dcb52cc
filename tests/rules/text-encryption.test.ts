import { createCipheriv } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readTransformedPassword, transformPassword } from "../../src/rules/password-transform";
import { decryptText, encryptText } from "../../src/rules/text-encryption";

const settings = { passwordPadding: "padding-of-key-0", aesIv: "vector-of-16-by7" };

/** The same transform by another implementation. */
function reference(text: string, keyText: string): string {
  const key = (keyText + settings.passwordPadding).slice(0, 16);
  const cipher = createCipheriv("aes-128-cbc", Buffer.from(key), Buffer.from(settings.aesIv));
  return cipher.update(text, "utf8", "base64") + cipher.final("base64");
}

test("a text is encrypted as AES-128-CBC with PKCS7 in base64, the key cut to 16 characters", () => {
  for (const [text, keyText] of [
    ["abcd1234", "13800138000"],
    ["", ""],
    ["exactly16letters", "a key text much longer than sixteen"],
    ["库存 🧾", "13912345678"],
  ] as const) {
    expect(encryptText(text, keyText, settings)).toBe(reference(text, keyText));
  }
});

test("a password is encrypted with the phone as its key text", () => {
  expect(transformPassword("abcd1234", "13800138000", settings)).toBe(reference("abcd1234", "13800138000"));
});

test("a transformed password does not read with another phone", () => {
  const transformed = transformPassword("abcd1234", "13800138000", settings);
  expect(readTransformedPassword(transformed, "13800138000", settings)).toBe("abcd1234");
  expect(readTransformedPassword(transformed, "13800138001", settings)).toBeNull();
});

test("what was not encrypted reads as nothing", () => {
  for (const text of ["", "abcd1234", "not base64 at all!", "AAAA"]) {
    expect(decryptText(text, "13800138000", settings)).toBeNull();
  }
});

test("a key or vector that is not 16 bytes is refused", () => {
  expect(() => encryptText("a", "138", { ...settings, passwordPadding: "short" })).toThrow(RangeError);
  expect(() => encryptText("a", "库存", settings)).toThrow(RangeError);
  expect(() => encryptText("a", "138", { ...settings, aesIv: "short" })).toThrow(RangeError);
});

test("any text agrees with the other implementation and reads back", () => {
  const keyTexts = fc.stringMatching(/^[ -~]{0,30}$/);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", size: "medium" }), keyTexts, (text, keyText) => {
      const encrypted = encryptText(text, keyText, settings);
      expect(encrypted).toBe(reference(text, keyText));
      expect(decryptText(encrypted, keyText, settings)).toBe(text);
    }),
  );
});
