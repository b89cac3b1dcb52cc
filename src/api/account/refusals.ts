import type { RefusalMessages } from "../../client/failures";

/** The refusals of this group with a message in the table; the server's own text takes precedence. */
export const accountRefusals: RefusalMessages = {
  20001: "phone.correct",
  20004: "phone.registered",
  20011: "captcha.empty",
  20012: "code.error",
  20013: "slider.first",
  20014: "captcha.fetchFailed",
  20021: "code.error",
  20022: "sms.expired",
  20023: "sms.failed",
  20024: "sms.failed",
  20031: "agent.roleConflict",
  20032: "agent.roleConflict",
  20033: "agent.parentChanged",
  20041: "session.expired",
  20061: "application.refused",
  20062: "agent.notMember",
};
