import type { RefusedField } from "../kernel/group";

interface Keys {
  readonly missing: string;
  /** Undefined where the message table has no message for other violations. */
  readonly wrong?: string;
}

const keys: Readonly<Record<string, Keys>> = {
  phone: { missing: "phone.empty", wrong: "phone.invalid" },
  smsCode: { missing: "sms.missing", wrong: "code.error" },
  captcha: { missing: "captcha.empty", wrong: "code.error" },
  captchaId: { missing: "captcha.empty" },
  email: { missing: "email.empty", wrong: "email.invalid" },
  nickname: { missing: "nickname.empty" },
  isAgreed: { missing: "terms.missing", wrong: "terms.missing" },
};

const keysOfApplication: Readonly<Record<string, Keys>> = {
  ...keys,
  applicantName: { missing: "applicant.nameEmpty" },
  companyName: { missing: "applicant.companyEmpty" },
  email: { missing: "applicant.emailEmpty", wrong: "applicant.emailInvalid" },
};

/** The message for an invalid field; undefined without a fitting one. */
export function messageKey({ operationId, field, isMissing }: RefusedField): string | undefined {
  const known = operationId === "applyPcPromoter" ? keysOfApplication : keys;
  return isMissing ? known[field]?.missing : known[field]?.wrong;
}
