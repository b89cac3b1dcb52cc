import { hasLuhnCheckDigit, isIdentityNumber } from "./check-digits";
import {
  accepted,
  atLeast,
  atMost,
  atMostItems,
  type Check,
  type FieldFacts,
  type FieldValue,
  holds,
  isBroken,
  matches,
  required,
  within,
} from "./checks";
import { type Cleaning, cleanText } from "./clean-text";
import { isCalendarDate } from "./dates";
import { feedbackScore, labelLimits, orderLimits, withdrawal } from "./limits";
import { type Message, message } from "./messages";
import { fenToYuan } from "./numbers";
import { textLimits as text } from "./text-limits";
import {
  hasBankCardIfKnown,
  isNotNegative,
  isNotZero,
  isWithinBalance,
  reachesMinimum,
  reachesMinimumInDollars,
} from "./withdrawal-amount";

/** A field: its type, its normalisation before validation, and its checks in order. */
export type FieldRule =
  | { readonly kind: "text"; readonly cleaning: Cleaning; readonly checks: readonly Check[] }
  | { readonly kind: "flag" | "choices" | "number"; readonly checks: readonly Check[] };

const smallestWithdrawal = fenToYuan(withdrawal.minimumFen);

/** The table: field → checks in order → limit → message. Read by forms, the mock back end and contract tests. */
export const fields = {
  // Contact
  email: textField("compact", required("email.empty"), ...emailChecks("email.invalid")),
  phone: textField("phone", required("phone.empty"), matches(text.phone.pattern, "phone.invalid")),
  correctPhone: textField("phone", required("phone.empty"), matches(text.phone.pattern, "phone.correct")),
  optionalPhone: textField("phone", matches(text.phone.pattern, "phone.correct")),
  optionalEmail: textField("compact", ...emailChecks("email.invalid")),
  personName: textField("trim", required("field.required"), atMost(text.personName.maxLength)),
  optionalPersonName: textField("trim", atMost(text.personName.maxLength)),
  optionalCompanyName: textField("trim", atMost(text.companyName.maxLength)),
  address: textField("trim", required("field.required"), atMost(text.address.maxLength)),
  optionalAddress: textField("trim", atMost(text.address.maxLength)),
  area: textField("trim", required("field.required"), atMost(text.area.maxLength)),
  note: textField("trim", atMost(text.note.maxLength)),
  searchText: textField("trim", atMost(text.searchText.maxLength)),
  reason: textField("trim", atMost(text.reason.maxLength)),

  // Signing in
  password: textField(
    "none",
    required("field.required"),
    atLeast(text.password.minLength),
    atMost(text.password.maxLength),
    matches(text.password.pattern, "field.weakPassword"),
    holds(differsFromOther, message("field.passwordUnchanged")),
  ),
  /** A password that exists already: the rules of today need not have been its rules. */
  currentPassword: textField(
    "none",
    required("field.required"),
    atMost(text.currentPassword.maxLength),
    holds(isWithinTransformedLength, message("field.invalid")),
  ),
  passwordRepeat: textField(
    "none",
    required("field.required"),
    holds(equalsOther, message("field.passwordsDiffer")),
  ),
  smsCode: textField("compact", required("sms.missing"), matches(text.smsCode.pattern, "code.error")),
  captcha: textField("compact", required("captcha.empty"), matches(text.captcha.pattern, "code.error")),
  /** The pass that the slider issues at its end. */
  slider: textField("none", required("slider.first")),
  terms: { kind: "flag", checks: [accepted("terms.missing")] },

  // Partner application and promoter
  applicantName: textField("trim", required("applicant.nameEmpty"), atMost(text.personName.maxLength)),
  applicantCompany: textField("trim", required("applicant.companyEmpty"), atMost(text.companyName.maxLength)),
  applicantEmail: textField(
    "compact",
    required("applicant.emailEmpty"),
    ...emailChecks("applicant.emailInvalid"),
  ),
  nickname: textField("trim", required("nickname.empty"), atMost(text.nickname.maxLength)),
  optionalNickname: textField("trim", atMost(text.nickname.maxLength)),
  service: { kind: "choices", checks: [required("service.missing")] },

  // Customers and leads
  customerMobile: textField(
    "phone",
    required("customer.mobileEmpty"),
    matches(text.phone.pattern, "phone.correct"),
  ),
  industry: textField("trim", atMost(text.choice.maxLength)),
  purchaseIntention: textField("trim", required("lead.required"), atMost(text.choice.maxLength)),
  followUpNote: textField("trim", required("lead.required"), atMost(text.note.maxLength)),
  followUpDate: textField("compact", holds(isCalendarDate, message("field.date"))),
  followUpTime: textField(
    "compact",
    matches(text.timeOfDay.pattern, "field.invalid"),
    holds(hasDateIfKnown, message("field.timeWithoutDate")),
  ),
  deviceName: textField("trim", required("field.required"), atMost(text.deviceName.maxLength)),
  deviceNumber: textField(
    "compact",
    required("field.required"),
    matches(text.deviceNumber.pattern, "field.invalid"),
  ),
  labels: { kind: "choices", checks: [atMostItems(labelLimits.maximum)] },
  giveUpReason: textField("trim", required("lead.reasonMissing"), atMost(text.choice.maxLength)),

  // Money
  amount: textField(
    "compact",
    required("amount.empty"),
    matches(text.amount.pattern, "amount.invalid"),
    holds(isNotNegative, message("amount.negative")),
    holds(isNotZero, message("amount.zero")),
    holds(reachesMinimum, message("amount.minimum", { minimum: smallestWithdrawal })),
    holds(reachesMinimumInDollars, message("field.minimumDollars", { minimum: smallestWithdrawal })),
    holds(isWithinBalance, message("amount.exceeds")),
    holds(hasBankCardIfKnown, message("bank.missing")),
  ),
  holderName: textField("trim", required("bank.incomplete"), atMost(text.personName.maxLength)),
  identityNumber: textField(
    "capitals",
    required("bank.incomplete"),
    holds(isIdentityNumber, message("field.identityNumber")),
  ),
  bankCardNumber: textField(
    "groups",
    required("bank.incomplete"),
    matches(text.bankCardNumber.pattern, "field.bankCard"),
    holds(hasLuhnCheckDigit, message("field.bankCard")),
  ),
  bankName: textField(
    "trim",
    required("bank.incomplete"),
    atLeast(text.bankName.minLength),
    atMost(text.bankName.maxLength),
  ),

  // Mall
  invoiceTitle: textField(
    "trim",
    required("field.required"),
    atLeast(text.invoiceTitle.minLength),
    atMost(text.invoiceTitle.maxLength),
  ),
  taxNumber: textField(
    "capitals",
    required("field.required"),
    matches(text.taxNumber.pattern, "field.taxNumber"),
  ),
  couponCode: textField(
    "couponCode",
    required("field.required"),
    atLeast(text.couponCode.minLength),
    atMost(text.couponCode.maxLength),
    matches(text.couponCode.pattern, "field.invalid"),
  ),
  /** Code of goods, a contact or another object that the server listed. */
  choice: textField("trim", required("field.required"), atMost(text.choice.maxLength)),
  optionalChoice: textField("trim", atMost(text.choice.maxLength)),
  quantity: { kind: "number", checks: [required("field.required"), within(orderLimits.quantity)] },
  users: { kind: "number", checks: [required("field.required"), within(orderLimits.users)] },
  stores: { kind: "number", checks: [required("field.required"), within(orderLimits.stores)] },
  years: { kind: "number", checks: [required("field.required"), within(orderLimits.years)] },

  // Opinions
  feedback: textField(
    "trim",
    required("field.required"),
    atLeast(text.feedback.minLength),
    atMost(text.feedback.maxLength),
  ),
  score: { kind: "number", checks: [required("field.required"), within(feedbackScore)] },
} as const satisfies Record<string, FieldRule>;

export type FieldName = keyof typeof fields;

/** Names of the fields of one kind. */
export type FieldNameOf<Kind extends FieldRule["kind"]> = {
  [Name in FieldName]: (typeof fields)[Name]["kind"] extends Kind ? Name : never;
}[FieldName];

export const fieldNames: readonly FieldName[] = Object.keys(fields).filter(isFieldName);

/** Whether a text names a field of the table. */
export function isFieldName(text: string): text is FieldName {
  return Object.hasOwn(fields, text);
}

/** Whether a field holds text. */
export function isTextField(name: FieldName): name is FieldNameOf<"text"> {
  return fields[name].kind === "text";
}

/**
 * The first broken rule of a field, or null. The value is checked as it is: clean typed text with `cleanField`
 * first. Checks that need a missing fact are skipped.
 */
export function checkField(name: FieldName, value: FieldValue, facts: FieldFacts = {}): Message | null {
  const { checks }: FieldRule = fields[name];
  return checks.find((check) => isBroken(check, value, facts))?.message ?? null;
}

/** A field's text, normalised as it is validated and sent. */
export function cleanField(name: FieldNameOf<"text">, value: string): string {
  return cleanText(value, fields[name].cleaning);
}

function textField<const Kind extends Cleaning>(cleaning: Kind, ...checks: readonly Check[]) {
  return { kind: "text", cleaning, checks } as const;
}

function emailChecks(key: "email.invalid" | "applicant.emailInvalid"): Check[] {
  return [matches(text.email.pattern, key), atMost(text.email.maxLength)];
}

/** Transformed, a text is as long as its bytes, not its characters. */
function isWithinTransformedLength(password: string): boolean {
  return new TextEncoder().encode(password).length <= text.currentPassword.maxLength;
}

function hasDateIfKnown(_time: string, { hasDate }: FieldFacts): boolean {
  return hasDate !== false;
}

function equalsOther(password: string, { otherPassword }: FieldFacts): boolean {
  return otherPassword === undefined || password === otherPassword;
}

function differsFromOther(password: string, { otherPassword }: FieldFacts): boolean {
  return otherPassword === undefined || password !== otherPassword;
}
