/** The kind of personal data that a text is, or of secret. */
export type PersonalKind =
  | "person"
  | "company"
  | "phone"
  | "email"
  | "identity"
  | "card"
  | "address"
  | "picture"
  | "text"
  | "identifier"
  | "secret";

/** Properties and parameters that mean the same wherever they stand. */
const kinds: Readonly<Record<PersonalKind, readonly string[]>> = {
  person: [
    ...["contactName", "applicantName", "holderName", "nickname", "displayName", "maskedName"],
    ...["inviterName", "author", "accountName"],
  ],
  company: [
    ...["companyName", "company", "customerName", "shopName", "merchantName", "merchant_name"],
    ...["usedForName", "applicantCompany"],
  ],
  phone: ["phone", "loginPhone", "customerMobile", "mobile", "maskedPhone", "optionalPhone"],
  email: ["email"],
  identity: ["identityNumber"],
  card: ["bankCardNumber"],
  address: ["address"],
  picture: ["avatar"],
  text: ["followUpNote", "detail", "failReason", "rejectionReason", "keyword", "labels", "userName"],
  identifier: [
    ...["kdUid", "usedForKdUid", "userId", "openid", "unionid", "guid", "recode", "taxNumber", "deviceId"],
    ...["deviceNo", "deviceCode", "serialNo", "visitor"],
  ],
  secret: [
    ...["kdToken", "kd_token", "kd-token", "token", "authCode", "bindTicket", "sceneId", "pass", "captchaId"],
    ...["sid", "signature", "passport", "password", "oldPassword", "newPassword", "smsCode", "vcode"],
    ...["captcha", "paySign", "authorization"],
  ],
};

const kindOfName: ReadonlyMap<string, PersonalKind> = new Map(
  [
    "person",
    "company",
    "phone",
    "email",
    "identity",
    "card",
    "address",
    "picture",
    "text",
    "identifier",
    "secret",
  ]
    .filter(isKind)
    .flatMap((kind) => kinds[kind].map((name) => [name, kind] as const)),
);

function isKind(text: string): text is PersonalKind {
  return Object.hasOwn(kinds, text);
}

/** The kind of a property by its name, and for the ambiguous ones by what stands beside it; null for anything else. */
export function personalKind(name: string, siblings: Readonly<Record<string, unknown>>): PersonalKind | null {
  return kindOfName.get(name) ?? ambiguous[name]?.(siblings) ?? null;
}

type Siblings = Readonly<Record<string, unknown>>;

const has = (siblings: Siblings, ...names: readonly string[]): boolean =>
  names.some((name) => Object.hasOwn(siblings, name));

/** `name`, `title` and the like are of people in some objects, of goods in others. */
const ambiguous: Readonly<Record<string, (siblings: Siblings) => PersonalKind | null>> = {
  name(siblings) {
    if (has(siblings, "phone", "email", "contactId")) return has(siblings, "kdUid") ? "company" : "person";
    if (has(siblings, "shopId", "is_open", "over_60")) return "company";
    if (has(siblings, "customerCount", "deviceNo")) return "text";
    // Of a week's report: goods have a unit, salespeople a profit, customers neither.
    if (!has(siblings, "orders")) return null;
    return has(siblings, "gross_profit") ? "person" : "company";
  },
  // A payment method's says why it cannot be used.
  note: (siblings) => (has(siblings, "isAvailable", "needsOpenid") ? null : "text"),
  title: (siblings) => (has(siblings, "holder", "taxNumber") ? "company" : null),
  number: (siblings) => (has(siblings, "invoiceId") ? "identifier" : null),
  code: (siblings) => (has(siblings, "configId", "utmTerm") ? "secret" : null),
  text: (siblings) => (has(siblings, "nextFollowUpAt", "author") ? "text" : null),
  content: (siblings) => (has(siblings, "score", "phone") ? "text" : null),
};

/** Headers that open something; their values appear in no scenario. */
export const secretHeaders = ["authorization", "kd-token", "cookie", "set-cookie", "x-api-key"] as const;

/** Whether a name that no contract here has is one that back ends give to what is about a person, or opens something. */
export function soundsPersonal(name: string): boolean {
  const words = name.replace(/([a-z\d])([A-Z])/g, "$1_$2").toLowerCase();
  return personalNames.test(words);
}

const personalNames = new RegExp(
  [
    "(?:^|[_-])(?:phone|mobile|tel|telephone|e?_?mail|address|passport|avatar|birth\\w*|openid|unionid|nick_?name|user_?name)",
    "(?:first|last|full|real|given|family|contact|customer|company|holder|display)[_-]?name",
    "id[_-]?card|identity|bank[_-]?card|card[_-]?(?:no|number)|iban",
    "passw|token|secret|ticket|session[_-]?id|api[_-]?key|credential",
  ].join("|"),
);
