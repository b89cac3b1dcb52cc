import { createGroupClient } from "../../client/group-client";
import type { paths } from "../../generated/invite";

export const inviteClient = createGroupClient<paths>();
