import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { phoneSignature, signedText, signPhoneVerification } from "../../src/rules/phone-signature";

const settings = { hashAlgorithm: "md5", phoneSecretWord: "secret" } as const;
const sources = { now: () => 1_795_219_200_000, random: () => 0.000_012_3 };

test("the signed text is phone with code, timestamp, nonce and secret word, sorted and joined", () => {
  const signed = { phone: "13800138000", vcode: "ab12", timestamp: 1_795_219_200_000, nonce: "000012" };
  expect(signedText(signed, "secret")).toBe("00001213800138000ab121795219200000secret");
});

test("the secret word is sorted like the others: capitals before small letters", () => {
  const signed = { phone: "z", vcode: "", timestamp: 5, nonce: "000001" };
  expect(signedText(signed, "Z")).toBe("0000015Zz");
});

test("a request carries type as text, the time, a six-digit nonce and the hash", () => {
  const request = signPhoneVerification({ phone: "13800138000", vcode: "ab12", type: 3 }, settings, sources);
  const hash = createHash("md5").update("00001213800138000ab121795219200000secret").digest("hex");
  expect(request).toEqual({
    phone: "13800138000",
    vcode: "ab12",
    type: "3",
    timestamp: 1_795_219_200_000,
    nonce: "000012",
    signature: hash,
  });
});

test("every hash of the settings agrees with another implementation", () => {
  const hashes = fc.constantFrom("md5", "sha1", "sha256");
  const text = fc.string({ unit: "grapheme" });
  fc.assert(
    fc.property(
      hashes,
      text,
      text,
      text,
      fc.nat(),
      (hashAlgorithm, phone, vcode, phoneSecretWord, timestamp) => {
        const signed = { phone, vcode, timestamp, nonce: "123456" };
        const expected = createHash(hashAlgorithm).update(signedText(signed, phoneSecretWord)).digest("hex");
        expect(phoneSignature(signed, { hashAlgorithm, phoneSecretWord })).toBe(expected);
      },
    ),
  );
});

test("a nonce always has six digits", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
      const verification = { phone: "13800138000", vcode: "ab12", type: "1" };
      const { nonce } = signPhoneVerification(verification, settings, { now: () => 0, random: () => chance });
      expect(nonce).toMatch(/^\d{6}$/);
    }),
  );
});
