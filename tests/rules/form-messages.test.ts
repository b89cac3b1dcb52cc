import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import englishWords from "../../src/i18n/locales/en-US/rules.json";
import simplifiedWords from "../../src/i18n/locales/zh-CN/rules.json";
import traditionalWords from "../../src/i18n/locales/zh-TW/rules.json";
import {
  bindPhoneForm,
  captchaRequestForm,
  changePasswordForm,
  codeLoginForm,
  emailTrialForm,
  passwordLoginForm,
  registerForm,
  resetPasswordForm,
  smsRequestForm,
} from "../../src/rules/account";
import {
  contactPersonForm,
  couponCodeForm,
  invoiceRequestForm,
  invoiceTitleEntryForm,
} from "../../src/rules/mall";

/** The messages of sign-in, checkout and user centre, letter for letter: key, zh-CN, zh-TW, en-US. */
const wordings = [
  ["phone.empty", "手机号不能为空", "手機號碼不能為空", "Enter your phone number"],
  ["phone.invalid", "手机号格式不正确", "手機號碼格式不正確", "The phone number format is incorrect"],
  ["phone.correct", "请输入正确的手机号", "請輸入正確的手機號碼", "Enter the correct phone number"],
  ["email.empty", "邮箱不能为空", "信箱不能為空", "Enter your email"],
  ["email.invalid", "邮箱格式不正确", "信箱格式不正確", "The email format is incorrect"],
  [
    "terms.missing",
    "请先阅读并同意服务条款",
    "請先閱讀並同意服務條款",
    "You must agree to the terms of service",
  ],
  ["slider.first", "请先完成滑块验证", "請先完成滑塊驗證", "Complete the slider verification first"],
  [
    "slider.failed",
    "滑块验证失败（{{number}}）",
    "滑塊驗證失敗（{{number}}）",
    "Slider verification failed ({{number}})",
  ],
  ["captcha.empty", "图形验证码或参数为空", "圖形驗證碼或參數為空", "The image code or a parameter is empty"],
  ["captcha.fetchFailed", "获取验证码出错", "取得驗證碼出錯", "Could not get the verification code"],
  ["code.error", "验证码错误", "驗證碼錯誤", "The verification code is incorrect"],
  ["sms.failed", "短信验证码发送失败", "簡訊驗證碼傳送失敗", "The SMS code failed to send"],
  ["sms.missing", "请输入短信验证码", "請輸入簡訊驗證碼", "Enter the SMS code"],
  ["sms.expired", "短信验证码已过期", "簡訊驗證碼已過期", "The SMS code has expired"],
  [
    "rate.limited",
    "操作过于频繁，请三分钟后重试",
    "操作過於頻繁，請三分鐘後重試",
    "Too many attempts. Try again in three minutes",
  ],
  ["phone.registered", "该手机号已注册", "該手機號碼已註冊", "This phone number is already registered"],
  ["service.unknown", "所选服务不存在", "所選服務不存在", "The selected service does not exist"],
  [
    "pay.notEligible",
    "暂无支付资格，请联系服务商",
    "暫無支付資格，請聯絡服務商",
    "You are not eligible to pay. Contact the provider",
  ],
  ["pay.failed", "支付失败", "支付失敗", "Payment failed"],
  ["pay.cancelled", "已取消支付", "已取消支付", "Payment canceled"],
  ["agent.roleConflict", "登录角色冲突", "登入角色衝突", "Login role conflict"],
  ["agent.parentChanged", "上级代理角色已变更", "上級代理角色已變更", "The parent agent role has changed"],
  ["session.expired", "未登录或登录已超时", "未登入或登入已逾時", "Not logged in or session timed out"],
  ["goods.listFailed", "获取商品列表出错", "取得商品清單出錯", "Could not get the product list"],
  ["http.status", "请求错误（{{status}}）", "請求錯誤（{{status}}）", "Request error ({{status}})"],
  ["http.timeout", "请求超时", "請求逾時", "Request timeout"],
  ["http.networkOnline", "网络状况不佳", "網路狀況不佳", "Poor network condition"],
  ["http.networkOffline", "当前网络不稳定", "目前網路不穩定", "Network currently unstable"],
  ["http.other", "请求错误：{{text}}", "請求錯誤：{{text}}", "Request error: {{text}}"],
  ["dialog.title", "提示", "提示", "Tip"],
  ["dialog.confirm", "确定", "確定", "OK"],
  ["dialog.cancel", "取消", "取消", "Cancel"],
  ["qr.tooLong", "内容过长", "內容過長", "Content too long"],
] as const;

test.each(wordings)("%s has the agreed text in three languages", (key, simplified, traditional, english) => {
  expect(textAt(simplifiedWords, key)).toBe(simplified);
  expect(textAt(traditionalWords, key)).toBe(traditional);
  expect(textAt(englishWords, key)).toBe(english);
});

const proof = { phone: "13800138888", slider: "a pass", smsCode: "123456" };
const contact = { name: "林娟", phone: "13800138888", email: "", address: "" };
const company = {
  holder: "company",
  title: "永兴",
  taxNumber: "92330702MA2A1B2C3D",
  email: "",
  isDefault: false,
};
const request = { titleId: "1", mediaType: "1", invoicetype: "1", email: "" };

/** A form, the typed values, and the one message at the one invalid field. */
const mistakes: readonly (readonly [string, z.ZodMiniType, object, string, string])[] = [
  ["log-in by password", passwordLoginForm, { phone: "", password: "x" }, "phone", "phone.empty"],
  ["log-in by password", passwordLoginForm, { phone: "138", password: "x" }, "phone", "phone.invalid"],
  [
    "log-in by password",
    passwordLoginForm,
    { phone: proof.phone, password: "" },
    "password",
    "field.required",
  ],
  ["log-in by code", codeLoginForm, { ...proof, smsCode: "" }, "smsCode", "sms.missing"],
  ["asking for a code", smsRequestForm, { ...proof, slider: "" }, "slider", "slider.first"],
  [
    "asking for a code by picture",
    captchaRequestForm,
    { phone: proof.phone, captcha: "" },
    "captcha",
    "captcha.empty",
  ],
  ["registering", registerForm, { ...proof, password: "market2026", terms: false }, "terms", "terms.missing"],
  ["registering", registerForm, { ...proof, password: "short1", terms: true }, "password", "field.tooShort"],
  [
    "registering",
    registerForm,
    { ...proof, password: "onlyletters", terms: true },
    "password",
    "field.weakPassword",
  ],
  ["a trial by e-mail", emailTrialForm, { email: "", terms: true }, "email", "email.empty"],
  ["a trial by e-mail", emailTrialForm, { email: "lin@", terms: true }, "email", "email.invalid"],
  [
    "a new password",
    resetPasswordForm,
    { ...proof, password: "market2026", passwordRepeat: "market2027" },
    "passwordRepeat",
    "field.passwordsDiffer",
  ],
  [
    "a changed password",
    changePasswordForm,
    { oldPassword: "market2026", newPassword: "market2026", passwordRepeat: "market2026" },
    "newPassword",
    "field.passwordUnchanged",
  ],
  ["binding a phone", bindPhoneForm, { phone: "12345678901", smsCode: "123456" }, "phone", "phone.invalid"],
  ["a contact person", contactPersonForm, { ...contact, name: "" }, "name", "field.required"],
  ["a contact person", contactPersonForm, { ...contact, phone: "" }, "phone", "phone.empty"],
  ["a contact person", contactPersonForm, { ...contact, phone: "1380013" }, "phone", "phone.correct"],
  ["a contact person", contactPersonForm, { ...contact, email: "lin@" }, "email", "email.invalid"],
  ["an invoice title", invoiceTitleEntryForm, { ...company, title: "" }, "title", "field.required"],
  [
    "an invoice title",
    invoiceTitleEntryForm,
    { ...company, taxNumber: "123" },
    "taxNumber",
    "field.taxNumber",
  ],
  ["an invoice", invoiceRequestForm, { ...request, titleId: "" }, "titleId", "field.required"],
  ["an invoice", invoiceRequestForm, { ...request, email: "lin@" }, "email", "email.invalid"],
  ["a coupon's code", couponCodeForm, { code: "" }, "code", "field.required"],
];

test.each(mistakes)("%s shows the error at its field", (_form, schema, typed, field, key) => {
  expect(problemsOf(schema, typed)).toEqual({ [field]: expect.stringContaining(key) });
});

describe.each([
  ["10 000 characters", "长".repeat(10_000)],
  ["emoji", "🧧👨‍👩‍👧‍👦"],
  ["a text from right to left", "\u202eمرحبا\u202c"],
  ["zero-width characters", "\u200b\u200d\ufeff"],
  ["markup", "<img src=x onerror=alert(1)>"],
  ["half of a character", "\ud83d"],
])("%s in any field", (_name, value) => {
  test.each(mistakes)(
    "%s is judged without a crash, and nothing it lets through is longer than its limit",
    (_form, schema, typed) => {
      for (const field of Object.keys(typed)) {
        const judged = schema.safeParse({ ...typed, [field]: value });
        const output = judged.success ? JSON.stringify(judged.data) : "";
        if (!unlimited.includes(field)) expect(output.length, field).toBeLessThan(1000);
      }
    },
  );
});

/** An existing password may follow older rules, and a slider's pass is not typed. */
const unlimited = ["slider", "password", "oldPassword"];

function problemsOf(schema: z.ZodMiniType, typed: object): Record<string, string> {
  const issues = schema.safeParse(typed).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}

function textAt(tree: unknown, key: string): unknown {
  return key
    .split(".")
    .reduce<unknown>(
      (place, name) => (typeof place === "object" && place !== null ? Reflect.get(place, name) : undefined),
      tree,
    );
}
