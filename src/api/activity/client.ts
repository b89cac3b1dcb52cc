import { createGroupClient } from "../../client/group-client";
import type { paths } from "../../generated/activity";

export const activityClient = createGroupClient<paths>({
  50209: "code.error",
  50210: "sms.expired",
  50301: "service.unknown",
});
