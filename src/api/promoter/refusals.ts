import type { RefusalMessages } from "../../client/failures";

/** Refusals without an entry are shown in the server's words: 45103 names the minimum, the others have no message. */
export const promoterRefusals: RefusalMessages = {
  45001: "agent.roleConflict",
  45002: "agent.parentChanged",
  45003: "agent.notMember",
  45011: "phone.registered",
  45101: "amount.negative",
  45102: "amount.zero",
  45104: "amount.exceeds",
  45105: "bank.missing",
  45106: "code.error",
  45107: "sms.expired",
  45301: "service.unknown",
  45302: "pay.notEligible",
};
