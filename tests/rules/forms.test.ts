import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { changePasswordForm, registerForm, resetPasswordForm } from "../../src/rules/account";
import { suggestionForm } from "../../src/rules/activity";
import { helpfulForm, serviceBookForm, subscribeForm } from "../../src/rules/content";
import { inviteRegisterForm } from "../../src/rules/invite";
import { invoiceTitleForm, orderForm } from "../../src/rules/mall";
import {
  activationForm,
  bankCardForm,
  followUpForm,
  giveUpForm,
  leadForm,
  partnerApplicationForm,
  withdrawalForm,
} from "../../src/rules/promoter";
import { feedbackForm } from "../../src/rules/report";

/** field → issue text, for all issues of a form */
function problems(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join("."), issue.message]));
}

test("the footer asks for an e-mail, then for a right one", () => {
  expect(problems(subscribeForm, { email: "" })).toEqual({ email: "email.empty" });
  expect(problems(subscribeForm, { email: "me" })).toEqual({ email: "email.invalid" });
  expect(problems(subscribeForm, { email: "me@home.cn" })).toEqual({});
});

test("a booking needs a name and a phone and nothing else", () => {
  const nothing = { name: "", phone: "", company: "", content: "" };
  expect(problems(serviceBookForm, nothing)).toEqual({ name: "field.required", phone: "phone.empty" });
});

test("a vote on an article needs no reason", () => {
  expect(problems(helpfulForm, { isUseful: false, reason: "", note: "" })).toEqual({});
  expect(problems(helpfulForm, { isUseful: false, reason: "outdated", note: "Old pictures" })).toEqual({});
  expect(Object.keys(problems(helpfulForm, { isUseful: false, reason: "rude", note: "" }))).toEqual([
    "reason",
  ]);
});

test("an empty registration names every field, in one message each", () => {
  const nothing = { phone: "", slider: "", smsCode: "", password: "", terms: false };
  const all = {
    phone: "phone.empty",
    slider: "slider.first",
    smsCode: "sms.missing",
    password: "field.required",
    terms: "terms.missing",
  };
  expect(problems(registerForm, nothing)).toEqual(all);
  expect(problems(inviteRegisterForm, nothing)).toEqual(all);
});

test("a reset compares the two passwords even while other fields are wrong", () => {
  const form = {
    phone: "1",
    slider: "pass",
    smsCode: "123456",
    password: "abcd1234",
    passwordRepeat: "abcd1235",
  };
  expect(problems(resetPasswordForm, form)).toEqual({
    phone: "phone.invalid",
    passwordRepeat: "field.passwordsDiffer",
  });
});

test("a repeat that is empty is asked for, not compared", () => {
  const form = { oldPassword: "old", newPassword: "abcd1234", passwordRepeat: "" };
  expect(problems(changePasswordForm, form)).toEqual({ passwordRepeat: "field.required" });
});

test("a change refuses the password in use", () => {
  const form = { oldPassword: "abcd1234", newPassword: "abcd1234", passwordRepeat: "abcd1234" };
  expect(problems(changePasswordForm, form)).toEqual({ newPassword: "field.passwordUnchanged" });
});

test("a partner application has its own messages for missing values", () => {
  const nothing = { applicantName: "", companyName: "", phone: "", area: "", smsCode: "", email: "" };
  expect(problems(partnerApplicationForm, nothing)).toEqual({
    applicantName: "applicant.nameEmpty",
    companyName: "applicant.companyEmpty",
    phone: "phone.empty",
    area: "field.required",
    smsCode: "sms.missing",
    email: "applicant.emailEmpty",
  });
});

test("a bank card with anything missing is incomplete", () => {
  const card = {
    holderName: "陈一",
    identityNumber: "11010519491231002x",
    bankCardNumber: "6222 0212 3456 7890 128",
    bankName: "城市银行",
  };
  expect(problems(bankCardForm, card)).toEqual({});
  for (const name of Object.keys(card)) {
    expect(problems(bankCardForm, { ...card, [name]: "" })).toEqual({ [name]: "bank.incomplete" });
  }
});

test("a withdrawal is judged against the balance it was given", () => {
  expect(
    problems(withdrawalForm({ withdrawableFen: 20_000, hasBankCard: true }), { amount: "２００" }),
  ).toEqual({});
  expect(problems(withdrawalForm({ withdrawableFen: 19_999 }), { amount: "200" })).toEqual({
    amount: "amount.exceeds",
  });
  expect(problems(withdrawalForm({ hasBankCard: false }), { amount: "200" })).toEqual({
    amount: "bank.missing",
  });
});

test("a lead needs a phone, an intention and a note", () => {
  const lead = {
    contactName: "",
    phone: "",
    address: "",
    industry: "",
    purchaseIntention: "",
    followUpNote: "",
    labels: [],
  };
  expect(problems(leadForm, lead)).toEqual({
    phone: "customer.mobileEmpty",
    purchaseIntention: "lead.required",
    followUpNote: "lead.required",
  });
});

test("a follow-up may do without a next date", () => {
  const followUp = { purchaseIntention: "high", followUpNote: "Will call back", nextDate: "", nextTime: "" };
  expect(problems(followUpForm, followUp)).toEqual({});
  expect(problems(followUpForm, { ...followUp, nextDate: "2026-13-01" })).toEqual({ nextDate: "field.date" });
  expect(problems(followUpForm, { ...followUp, nextTime: "25:00" })).toEqual({ nextTime: "field.invalid" });
});

test("a time of the next follow-up needs its date", () => {
  const followUp = { purchaseIntention: "high", followUpNote: "Will call", nextDate: "", nextTime: "15:00" };
  expect(problems(followUpForm, followUp)).toEqual({ nextTime: "field.timeWithoutDate" });
  expect(problems(followUpForm, { ...followUp, nextDate: "2026-11-30" })).toEqual({});
});

test("giving up asks for a reason", () => {
  expect(problems(giveUpForm, { reason: "", note: "" })).toEqual({ reason: "lead.reasonMissing" });
});

test("an activation needs a customer, a service and the terms", () => {
  expect(problems(activationForm, { customerMobile: "", services: [], terms: false })).toEqual({
    customerMobile: "customer.mobileEmpty",
    services: "service.missing",
    terms: "terms.missing",
  });
});

test("only a company is asked for a tax number", () => {
  const title = { holder: "person", title: "陈一", taxNumber: "nonsense", email: "" };
  expect(problems(invoiceTitleForm, title)).toEqual({});
  expect(problems(invoiceTitleForm, { ...title, holder: "company" })).toEqual({
    taxNumber: "field.taxNumber",
  });
  expect(problems(invoiceTitleForm, { ...title, holder: "company", taxNumber: "" })).toEqual({
    taxNumber: "field.required",
  });
});

test("an order keeps within the bounds of what can be bought", () => {
  const order = {
    productNo: "P1",
    quantity: 1,
    users: 0,
    stores: 0,
    years: 1,
    couponId: "",
    contactId: "C1",
    note: "",
    terms: true,
  };
  expect(problems(orderForm, order)).toEqual({});
  expect(problems(orderForm, { ...order, years: 9, terms: false })).toEqual({
    years: 'field.range {"minimum":1,"maximum":5}',
    terms: "terms.missing",
  });
});

test("opinions need what they are about", () => {
  expect(problems(suggestionForm, { kind: "", content: "", phone: "" })).toEqual({
    kind: "field.required",
    content: "field.required",
  });
  expect(problems(feedbackForm, { score: 6, content: "" })).toEqual({
    score: 'field.range {"minimum":1,"maximum":5}',
  });
});
