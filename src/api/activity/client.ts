import { createGroupClient } from "../../client/group-client";
import type { paths } from "../../generated/activity";
import { activityRefusals } from "./refusals";

export const activityClient = createGroupClient<paths>(activityRefusals);
