import { createGroupClient } from "../../client/group-client";
import type { paths } from "../../generated/account";
import { accountRefusals } from "./refusals";

export const accountClient = createGroupClient<paths>(accountRefusals);
