import fc from "fast-check";
import { expect, test } from "vitest";
import { holdsPhone, isPhone, maskPhone, normalisePhone, phoneEnds } from "../../src/rules/phone";

const phones = fc.stringMatching(/^1[3-9]\d{9}$/);

test.each([
  "13800138000",
  " 138 0013 8000 ",
  "138-0013-8000",
  "138–0013—8000",
  "+86 138 0013 8000",
  "+86-13800138000",
  "(+86) 13800138000",
  "0086 13800138000",
  "8613800138000",
  "１３８００１３８０００",
  "＋８６　１３８００１３８０００",
  "\u202d13800138000\u202c",
  "138\u200b0013\u00a08000",
  "138.0013.8000",
])("%j is read as the number meant", (text) => {
  expect(normalisePhone(text)).toBe("13800138000");
});

test("a text that is no number keeps what is wrong with it", () => {
  expect(normalisePhone("13800138000a")).toBe("13800138000a");
  expect(normalisePhone("+1 555 0100")).toBe("+15550100");
  expect(normalisePhone("86138")).toBe("86138");
  expect(isPhone(normalisePhone("23800138000"))).toBe(false);
});

test("a phone is shown by its first three and last four digits", () => {
  expect(maskPhone("13800131234")).toBe("138****1234");
  expect(maskPhone("138****1234")).toBe("138****1234");
  expect(phoneEnds("13800131234")).toEqual({ first: "138", last: "1234" });
});

test("a mask never shows a whole short number", () => {
  expect(maskPhone("1234567")).toBe("****");
  expect(maskPhone("12")).toBe("****");
  expect(maskPhone("")).toBe("");
});

test("any mobile number is found again however it is grouped", () => {
  const marks = fc.constantFrom("", " ", "-", "\u00a0", "—");
  const prefixes = fc.constantFrom("", "+86", "86 ", "0086-", "（+86）");
  fc.assert(
    fc.property(phones, prefixes, marks, (phone, prefix, mark) => {
      const grouped = [phone.slice(0, 3), phone.slice(3, 7), phone.slice(7)].join(mark);
      expect(normalisePhone(prefix + grouped)).toBe(phone);
    }),
  );
});

test("a number in a text is found however it is set apart, and in full-width digits", () => {
  const marks = fc.constantFrom("", " ", "-", "\u00a0", "—", ".", ") ");
  fc.assert(
    fc.property(phones, marks, fc.boolean(), (phone, mark, isWide) => {
      const grouped = [phone.slice(0, 3), phone.slice(3, 7), phone.slice(7)].join(mark);
      const digits = isWide
        ? grouped.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
        : grouped;
      expect(holdsPhone(`回电 ${digits} 谢谢`)).toBe(true);
    }),
  );
  expect(holdsPhone("2026-11-21 10:32，12800001234")).toBe(false);
});

test("any masked number hides its middle", () => {
  fc.assert(
    fc.property(phones, (phone) => {
      expect(maskPhone(phone)).toBe(`${phone.slice(0, 3)}****${phone.slice(7)}`);
    }),
  );
});
