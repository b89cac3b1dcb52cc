import fc from "fast-check";
import { expect, test } from "vitest";
import type { FieldFacts, FieldValue } from "../../src/rules/checks";
import { checkField, cleanField, type FieldName, fieldNames, fields } from "../../src/rules/fields";

function keyOf(name: FieldName, value: FieldValue, facts?: FieldFacts): string | undefined {
  return checkField(name, value, facts)?.key;
}

test.each<[FieldName, string]>([
  ["email", "email.empty"],
  ["phone", "phone.empty"],
  ["correctPhone", "phone.empty"],
  ["customerMobile", "customer.mobileEmpty"],
  ["applicantName", "applicant.nameEmpty"],
  ["applicantCompany", "applicant.companyEmpty"],
  ["applicantEmail", "applicant.emailEmpty"],
  ["nickname", "nickname.empty"],
  ["amount", "amount.empty"],
  ["holderName", "bank.incomplete"],
  ["identityNumber", "bank.incomplete"],
  ["bankCardNumber", "bank.incomplete"],
  ["bankName", "bank.incomplete"],
  ["purchaseIntention", "lead.required"],
  ["followUpNote", "lead.required"],
  ["giveUpReason", "lead.reasonMissing"],
  ["service", "service.missing"],
  ["terms", "terms.missing"],
  ["slider", "slider.first"],
  ["captcha", "captcha.empty"],
  ["smsCode", "sms.missing"],
  ["password", "field.required"],
])("an empty %s has the message %s", (name, key) => {
  const empty: FieldValue[] = [undefined, null, "", "  ", "\u3000"];
  for (const value of fields[name].kind === "text" ? empty : [undefined, null]) {
    expect(keyOf(name, value)).toBe(key);
  }
});

test.each<[FieldName, string, string]>([
  ["email", "me@home", "email.invalid"],
  ["email", "me@@home.cn", "email.invalid"],
  ["applicantEmail", ".me@home.cn", "applicant.emailInvalid"],
  ["phone", "1280013800", "phone.invalid"],
  ["phone", "12800138000", "phone.invalid"],
  ["phone", "138 0013 8000", "phone.invalid"],
  ["customerMobile", "138001380001", "phone.correct"],
  ["correctPhone", "abc", "phone.correct"],
  ["smsCode", "12345", "code.error"],
  ["smsCode", "12345a", "code.error"],
  ["captcha", "a!", "code.error"],
  ["bankCardNumber", "4111111111111112", "field.bankCard"],
  ["bankCardNumber", "41111111", "field.bankCard"],
  ["identityNumber", "11010519491231002Y", "field.identityNumber"],
  ["password", "short1", "field.tooShort"],
  ["password", "a1".repeat(11), "field.tooLong"],
  ["password", "onlyletters", "field.weakPassword"],
  ["password", "1234567890", "field.weakPassword"],
  ["password", "密码密码密码abc123", "field.weakPassword"],
  ["followUpDate", "2026-02-30", "field.date"],
  ["taxNumber", "123", "field.taxNumber"],
  ["couponCode", "A B C D", "field.invalid"],
])("%s %j has the message %s", (name, value, key) => {
  expect(keyOf(name, value)).toBe(key);
});

test.each<[FieldName, FieldValue]>([
  ["email", "first.last-x@mail.shop-1.com"],
  ["phone", "13800138000"],
  ["customerMobile", "19912345678"],
  ["smsCode", "012345"],
  ["captcha", "aB3d"],
  ["password", "abcd1234"],
  ["bankCardNumber", "6222021234567890128"],
  ["identityNumber", "11010519491231002X"],
  ["taxNumber", "91110108MA01ABCD2X"],
  ["terms", true],
  ["service", ["KDZHJ01"]],
  ["followUpDate", "2028-02-29"],
  ["quantity", 1],
])("%s %j is accepted", (name, value) => {
  expect(checkField(name, value)).toBeNull();
});

test("an optional field may be left empty but not filled in wrongly", () => {
  expect(checkField("optionalPhone", "")).toBeNull();
  expect(keyOf("optionalPhone", "123")).toBe("phone.correct");
  expect(checkField("optionalEmail", "")).toBeNull();
  expect(keyOf("optionalEmail", "x")).toBe("email.invalid");
});

test("an unticked box of terms is refused", () => {
  expect(keyOf("terms", false)).toBe("terms.missing");
});

test("no chosen service is refused", () => {
  expect(keyOf("service", [])).toBe("service.missing");
});

test("too many labels are refused with the number allowed", () => {
  const labels = Array.from({ length: 21 }, (_, index) => String(index));
  expect(checkField("labels", labels)).toEqual({ key: "field.tooMany", values: { maximum: 20 } });
  expect(checkField("labels", labels.slice(1))).toBeNull();
});

test("a repeated password must equal the first, a new one must differ from the old", () => {
  expect(keyOf("passwordRepeat", "abcd1234", { otherPassword: "abcd1235" })).toBe("field.passwordsDiffer");
  expect(checkField("passwordRepeat", "abcd1234", { otherPassword: "abcd1234" })).toBeNull();
  expect(keyOf("password", "abcd1234", { otherPassword: "abcd1234" })).toBe("field.passwordUnchanged");
});

test("characters are counted as people count them, not as UTF-16 units", () => {
  expect(checkField("nickname", "🧾".repeat(20))).toBeNull();
  expect(checkField("nickname", "🧾".repeat(21))).toEqual({ key: "field.tooLong", values: { maximum: 20 } });
});

test("the message of a number out of bounds or malformed has the bounds", () => {
  for (const value of [0, 100, 1.5]) {
    expect(checkField("quantity", value)).toEqual({
      key: "field.range",
      values: { minimum: 1, maximum: 99 },
    });
  }
});

test.each([
  "YE26-88QA-41TD",
  " ye26-88qa-41td ",
  "ye26 88qa 41td",
  "ｙｅ２６－８８ｑａ－４１ｔｄ",
  "YE26—88QA–41TD",
  "YE26 - 88QA - 41TD",
  "YE26-88 QA-41TD",
])("a coupon code is what its leaflet says, however it was typed: %s", (typed) => {
  expect(cleanField("couponCode", typed)).toBe("YE26-88QA-41TD");
});

test("typed text is tidied before it is judged", () => {
  expect(cleanField("phone", " +86 138-0013-8000 ")).toBe("13800138000");
  expect(cleanField("bankCardNumber", "6222 0212 3456 7890 128")).toBe("6222021234567890128");
  expect(cleanField("identityNumber", "11010519491231002x")).toBe("11010519491231002X");
  expect(cleanField("smsCode", "０１２ ３４５")).toBe("012345");
  expect(cleanField("email", " me＠home.cn ")).toBe("me@home.cn");
  expect(cleanField("password", " a b ")).toBe(" a b ");
});

test("tidying twice changes nothing more", () => {
  const texts = fc.string({ unit: "grapheme", size: "medium" });
  fc.assert(
    fc.property(texts, (text) => {
      for (const name of [
        "phone",
        "email",
        "bankCardNumber",
        "identityNumber",
        "nickname",
        "couponCode",
      ] as const) {
        const once = cleanField(name, text);
        expect(cleanField(name, once)).toBe(once);
      }
    }),
  );
});

test("any text is judged by one message of the field at most, the first that is broken", () => {
  const names = fc.constantFrom(...fieldNames);
  fc.assert(
    fc.property(names, fc.string({ size: "medium" }), (name, text) => {
      const problem = checkField(name, text);
      const messages: readonly unknown[] = fields[name].checks.map((check) => check.message);
      expect(problem === null || messages.includes(problem)).toBe(true);
    }),
  );
});

test("any well-formed Chinese mobile number passes and loses that with any digit more or less", () => {
  const phones = fc.stringMatching(/^1[3-9]\d{9}$/);
  fc.assert(
    fc.property(phones, (phone) => {
      expect(checkField("phone", phone)).toBeNull();
      expect(keyOf("phone", phone.slice(1))).toBe("phone.invalid");
      expect(keyOf("phone", `${phone}0`)).toBe("phone.invalid");
    }),
  );
});
