import { expect, test } from "vitest";
import {
  fieldMessageKeys,
  isFieldMessageKey,
  isMessageKey,
  type MessageKey,
  message,
  messageGroups,
  messageKeys,
  messageNamespace,
  messagePlaceholders,
} from "../../src/rules/messages";

const theMessages = [
  "http.status",
  "http.timeout",
  "http.networkOnline",
  "http.networkOffline",
  "http.other",
  "network.retry",
  "network.timeoutRetry",
  "network.requestError",
  "network.unstable",
  "session.expired",
  "email.empty",
  "email.invalid",
  "subscribe.success",
  "phone.empty",
  "phone.invalid",
  "phone.correct",
  "customer.mobileEmpty",
  "applicant.nameEmpty",
  "applicant.companyEmpty",
  "applicant.emailEmpty",
  "applicant.emailInvalid",
  "nickname.empty",
  "amount.empty",
  "amount.zero",
  "amount.negative",
  "amount.invalid",
  "amount.exceeds",
  "amount.minimum",
  "bank.missing",
  "bank.incomplete",
  "lead.required",
  "lead.reasonMissing",
  "service.missing",
  "terms.missing",
  "slider.first",
  "slider.failed",
  "captcha.empty",
  "captcha.fetchFailed",
  "code.error",
  "sms.failed",
  "sms.missing",
  "sms.expired",
  "rate.limited",
  "application.refused",
  "phone.registered",
  "service.unknown",
  "pay.notEligible",
  "pay.failed",
  "pay.cancelled",
  "download.unsupported",
  "agent.roleConflict",
  "agent.parentChanged",
  "agent.notMember",
  "goods.listFailed",
  "dialog.title",
  "dialog.confirm",
  "dialog.cancel",
  "qr.tooLong",
] as const satisfies readonly MessageKey[];

// Does not compile when the union has a key that the list above lacks.
const nothingMissing: Exclude<MessageKey, (typeof theMessages)[number]> extends never ? true : false = true;

test("the message keys are exactly the product's 58", () => {
  expect(nothingMissing).toBe(true);
  expect(messageKeys).toHaveLength(58);
  expect([...messageKeys].sort()).toEqual([...theMessages].sort());
});

test("a message stands in the group its key begins with", () => {
  for (const [group, keys] of Object.entries(messageGroups)) {
    for (const key of keys) expect(key.startsWith(`${group}.`), key).toBe(true);
  }
});

test("five of the messages carry values", () => {
  const carrying = Object.keys(messagePlaceholders).filter(isMessageKey).sort();
  expect(carrying).toEqual([
    "amount.minimum",
    "http.other",
    "http.status",
    "network.requestError",
    "slider.failed",
  ]);
});

test("the additional field keys are apart from the 58 and have their translations elsewhere", () => {
  for (const key of fieldMessageKeys) {
    expect(isMessageKey(key), key).toBe(false);
    expect(isFieldMessageKey(key), key).toBe(true);
    expect(messageNamespace(key)).toBe("common");
  }
  expect(messageNamespace("phone.empty")).toBe("rules");
});

test("a message without placeholders has no values at all", () => {
  expect(message("phone.empty")).toEqual({ key: "phone.empty" });
  expect(message("amount.minimum", { minimum: 100 })).toEqual({
    key: "amount.minimum",
    values: { minimum: 100 },
  });
});
