import type { Message, MessageKey } from "./messages";

/**
 * Messages that say what happened but not enough to go on: the help centre explains each in an article of its own.
 * Those that are an instruction already ("Enter your phone number") need none.
 */
const explained: ReadonlySet<string> = new Set<MessageKey>([
  "http.status",
  "http.timeout",
  "http.networkOnline",
  "http.networkOffline",
  "http.other",
  "network.requestError",
  "network.unstable",
  "phone.registered",
  "amount.exceeds",
  "amount.minimum",
  "slider.failed",
  "captcha.fetchFailed",
  "code.error",
  "sms.failed",
  "sms.expired",
  "rate.limited",
  "application.refused",
  "pay.notEligible",
  "pay.failed",
  "download.unsupported",
  "agent.roleConflict",
  "agent.parentChanged",
  "agent.notMember",
  "goods.listFailed",
]);

/** Whether an article of the help centre explains a message. */
export function isExplained({ key }: Message): boolean {
  return explained.has(key);
}
