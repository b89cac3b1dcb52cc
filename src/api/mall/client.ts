import { createGroupClient } from "../../client/group-client";
import type { paths } from "../../generated/mall";

export const mallClient = createGroupClient<paths>({
  60001: "pay.notEligible",
  60002: "service.unknown",
  60020: "pay.failed",
  60030: "code.error",
  60031: "sms.failed",
});
