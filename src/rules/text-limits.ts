/** Separate from the other limits because only forms need them: `limits.ts` loads with every page. */

/** What a text field admits: characters are counted as code points, as JSON Schema counts them. */
export interface TextLimit {
  readonly minLength?: number;
  readonly maxLength: number;
  readonly pattern?: RegExp;
}

/** Lengths and patterns of text fields. All lengths are proposed; the sources of the patterns stand beside them. */
export const textLimits = {
  /** Chinese mobile number, 11 digits (proposed: second digit 3 to 9). */
  phone: { minLength: 11, maxLength: 11, pattern: /^1[3-9]\d{9}$/ },
  /** Decided: linear, so that no input can make it slow. 254 is the longest address mail servers pass on. */
  email: { maxLength: 254, pattern: /^\w+(?:[.-]\w+)*@[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)+$/ },
  smsCode: { minLength: 6, maxLength: 6, pattern: /^\d{6}$/ },
  /** The characters of a picture; four are usual, up to six are taken. */
  captcha: { minLength: 4, maxLength: 6, pattern: /^[0-9A-Za-z]{4,6}$/ },
  /** The result of a small sum, where a picture cannot be read. */
  captchaSum: { minLength: 1, maxLength: 3, pattern: /^\d{1,3}$/ },
  /** Visible ASCII, at least one letter and one digit. */
  password: { minLength: 8, maxLength: 20, pattern: /^(?=.*[A-Za-z])(?=.*\d)[!-~]+$/ },
  /** One that exists already; longer ones do not fit what the contract takes once they are transformed. */
  currentPassword: { minLength: 1, maxLength: 63 },
  personName: { minLength: 1, maxLength: 40 },
  companyName: { minLength: 1, maxLength: 60 },
  nickname: { minLength: 1, maxLength: 20 },
  /** Code of an inviter or promoter, as customers type it. */
  referralCode: { minLength: 4, maxLength: 16, pattern: /^[A-Za-z0-9]{4,16}$/ },
  address: { maxLength: 120 },
  /** Enough for province, city, district and township names or codes. */
  area: { minLength: 1, maxLength: 60 },
  /** Code of a choice the server listed: industry, intention, reason, service, label. */
  choice: { minLength: 1, maxLength: 64 },
  /** Follow-up, booking, give-up and order notes. */
  note: { maxLength: 500 },
  /** A comment on why a help article did not help. */
  reason: { maxLength: 200 },
  /** Time of day of the next contact with a customer, 09:30. */
  timeOfDay: { minLength: 5, maxLength: 5, pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$/ },
  /** What a shop calls its till or printer, and the number printed on it. */
  deviceName: { minLength: 1, maxLength: 40 },
  deviceNumber: { minLength: 4, maxLength: 40, pattern: /^[A-Za-z0-9-]{4,40}$/ },
  /** Feedback and suggestions; under five characters are useless. */
  feedback: { minLength: 5, maxLength: 500 },
  /** Yuan as typed: whole number, or one or two decimals; a minus sign is recognised to name the mistake. */
  amount: { minLength: 1, maxLength: 20, pattern: /^-?\d+(?:\.\d{1,2})?$/ },
  /** Chinese bank cards have 16 to 19 digits, the last a Luhn check digit. */
  bankCardNumber: { minLength: 16, maxLength: 19, pattern: /^\d{16,19}$/ },
  bankName: { minLength: 2, maxLength: 60 },
  /** Resident identity number of 18 characters: region, birth date, serial, check digit (GB 11643). */
  identityNumber: {
    minLength: 18,
    maxLength: 18,
    pattern: /^[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]$/,
  },
  invoiceTitle: { minLength: 2, maxLength: 100 },
  /** Taxpayer number: 18 characters today, 15 or 20 on older papers. */
  taxNumber: { minLength: 15, maxLength: 20, pattern: /^(?:[0-9A-Z]{15}|[0-9A-Z]{18}|[0-9A-Z]{20})$/ },
  couponCode: { minLength: 4, maxLength: 32, pattern: /^[0-9A-Z-]+$/ },
  /** Long enough for a whole error message pasted into the help search. */
  searchText: { maxLength: 200 },
} as const satisfies Record<string, TextLimit>;
