import type { RefusalMessages } from "../../client/failures";

/** The refusals of this group with a message in the table; the server's own text takes precedence. */
export const mallRefusals: RefusalMessages = {
  60001: "pay.notEligible",
  60002: "service.unknown",
  60020: "pay.failed",
  60030: "code.error",
  60031: "sms.failed",
};
