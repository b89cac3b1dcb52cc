/** The messages of the product, grouped by subject. Their texts are in the locales, under the same keys. */
export const messageGroups = {
  http: ["http.status", "http.timeout", "http.networkOnline", "http.networkOffline", "http.other"],
  network: ["network.retry", "network.timeoutRetry", "network.requestError", "network.unstable"],
  session: ["session.expired"],
  email: ["email.empty", "email.invalid"],
  subscribe: ["subscribe.success"],
  phone: ["phone.empty", "phone.invalid", "phone.correct", "phone.registered"],
  customer: ["customer.mobileEmpty"],
  applicant: [
    "applicant.nameEmpty",
    "applicant.companyEmpty",
    "applicant.emailEmpty",
    "applicant.emailInvalid",
  ],
  nickname: ["nickname.empty"],
  amount: [
    "amount.empty",
    "amount.zero",
    "amount.negative",
    "amount.invalid",
    "amount.exceeds",
    "amount.minimum",
  ],
  bank: ["bank.missing", "bank.incomplete"],
  lead: ["lead.required", "lead.reasonMissing"],
  service: ["service.missing", "service.unknown"],
  terms: ["terms.missing"],
  slider: ["slider.first", "slider.failed"],
  captcha: ["captcha.empty", "captcha.fetchFailed"],
  code: ["code.error"],
  sms: ["sms.failed", "sms.missing", "sms.expired"],
  rate: ["rate.limited"],
  application: ["application.refused"],
  pay: ["pay.notEligible", "pay.failed", "pay.cancelled"],
  download: ["download.unsupported"],
  agent: ["agent.roleConflict", "agent.parentChanged", "agent.notMember"],
  goods: ["goods.listFailed"],
  dialog: ["dialog.title", "dialog.confirm", "dialog.cancel"],
  qr: ["qr.tooLong"],
} as const;

/** Key of one of the product's 58 messages; texts in the `rules` namespace. */
export type MessageKey = (typeof messageGroups)[keyof typeof messageGroups][number];

export const messageKeys: readonly MessageKey[] = Object.values(messageGroups).flat();

/**
 * Keys for the fields that the product's own messages do not cover (passwords, lengths, check digits). They are
 * proposed wording, so they stay out of the 58 and have their words in the `common` namespace.
 */
export const fieldMessageKeys = [
  "field.required",
  "field.tooShort",
  "field.tooLong",
  "field.tooMany",
  "field.range",
  "field.invalid",
  "field.date",
  "field.timeWithoutDate",
  "field.weakPassword",
  "field.passwordsDiffer",
  "field.passwordUnchanged",
  "field.bankCard",
  "field.identityNumber",
  "field.taxNumber",
  "field.minimumDollars",
] as const;

export type FieldMessageKey = (typeof fieldMessageKeys)[number];

/** What "any other failure" was, in the `common` namespace: its text where the failure has none for readers. */
export const failureTextKeys = ["failure.unreadable", "failure.unexpected"] as const;

export type FailureTextKey = (typeof failureTextKeys)[number];

/** Placeholder names of messages with values; messages not listed have none. */
export const messagePlaceholders = {
  "http.status": ["status"],
  "http.other": ["text"],
  "network.requestError": ["text"],
  "amount.minimum": ["minimum"],
  "slider.failed": ["number"],
  "field.minimumDollars": ["minimum"],
  "field.tooShort": ["minimum"],
  "field.tooLong": ["maximum"],
  "field.tooMany": ["maximum"],
  "field.range": ["minimum", "maximum"],
} as const satisfies Partial<Record<MessageKey | FieldMessageKey, readonly string[]>>;

type Placeholders = typeof messagePlaceholders;

/** The values each message with placeholders needs. */
export type MessageValues = {
  readonly [Key in keyof Placeholders]: Readonly<Record<Placeholders[Key][number], string | number>>;
};

/** A message before translation, so that it follows the language. */
export interface Message {
  readonly key: MessageKey | FieldMessageKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Creates a message; values are required exactly where the text has placeholders. */
export function message<Key extends keyof MessageValues>(key: Key, values: MessageValues[Key]): Message;
export function message(key: Exclude<Message["key"], keyof MessageValues>): Message;
export function message(key: Message["key"], values?: Readonly<Record<string, string | number>>): Message {
  return values === undefined ? { key } : { key, values };
}

const knownMessages: ReadonlySet<string> = new Set(messageKeys);
const knownFieldMessages: ReadonlySet<string> = new Set(fieldMessageKeys);

/** Whether a text is one of the 58 keys. */
export function isMessageKey(text: string): text is MessageKey {
  return knownMessages.has(text);
}

/** Whether a text is one of the additional field keys. */
export function isFieldMessageKey(text: string): text is FieldMessageKey {
  return knownFieldMessages.has(text);
}

const knownFailureTexts: ReadonlySet<unknown> = new Set(failureTextKeys);

/** Whether a value of a message is itself the key of a text. */
export function isFailureTextKey(value: unknown): value is FailureTextKey {
  return knownFailureTexts.has(value);
}

/** Location of a key's texts. */
export function messageNamespace(key: Message["key"]): "rules" | "common" {
  return isMessageKey(key) ? "rules" : "common";
}
