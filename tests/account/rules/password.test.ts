import fc from "fast-check";
import { expect, test } from "vitest";
import { readNewPassword, readPassword } from "../../../mocks/account/rules/password";
import { transformed } from "../support/account";

const phones = fc.stringMatching(/^1[3-9]\d{9}$/);
const visible = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  minLength: 1,
  maxLength: 20,
});

test("a transformed password turns back into what was typed, with its phone alone", () => {
  fc.assert(
    fc.property(visible, phones, phones, (password, phone, other) => {
      expect(readPassword(transformed(password, phone), phone)).toBe(password);
      if (other !== phone) expect(readPassword(transformed(password, phone), other)).not.toBe(password);
    }),
    { numRuns: 60 },
  );
});

test("a new password must keep the rules once it is turned back", () => {
  fc.assert(
    fc.property(visible, phones, (password, phone) => {
      const isGood = password.length >= 8 && /[A-Za-z]/.test(password) && /\d/.test(password);
      expect(readNewPassword(transformed(password, phone), phone)).toBe(isGood ? password : null);
    }),
    { numRuns: 60 },
  );
});

test("text that was never a password turns back into nothing", () => {
  expect(readPassword("AAAAAAAAAAAAAAAAAAAAAA==", "13800131234")).toBeNull();
});

test("the contract's own example turns back into its password", () => {
  expect(readPassword("nknX0/vwNCzY5mZGSrSu8g==", "13500009027")).toBe("shop2026ok");
});
