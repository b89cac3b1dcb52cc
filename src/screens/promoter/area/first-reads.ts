import { partnerReads } from "./partner-reads";

/** For pages that show nothing until somebody has typed, and those whose figures are asked for when they are shown. */
export const roleReads = partnerReads(() => undefined);
