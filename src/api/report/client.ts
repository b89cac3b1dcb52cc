import { createGroupClient } from "../../client/group-client";
import type { paths } from "../../generated/report";

export const reportClient = createGroupClient<paths>();
