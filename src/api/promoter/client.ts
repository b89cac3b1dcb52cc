import { createGroupClient } from "../../client/group-client";
import type { paths } from "../../generated/promoter";
import { promoterRefusals } from "./refusals";

export const promoterClient = createGroupClient<paths>(promoterRefusals);
