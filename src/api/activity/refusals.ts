import type { RefusalMessages } from "../../client/failures";

/** The refusals of this group with a message in the table; the server's own text takes precedence. */
export const activityRefusals: RefusalMessages = {
  50209: "code.error",
  50210: "sms.expired",
  50301: "service.unknown",
};
