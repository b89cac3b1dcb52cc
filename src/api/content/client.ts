import { createGroupClient } from "../../client/group-client";
import type { paths } from "../../generated/content";

export const contentClient = createGroupClient<paths>();
