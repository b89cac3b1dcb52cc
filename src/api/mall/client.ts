import { createGroupClient } from "../../client/group-client";
import type { paths } from "../../generated/mall";
import { mallRefusals } from "./refusals";

export const mallClient = createGroupClient<paths>(mallRefusals);
