/** The edition: mainland China, or the rest of the world. */
export type Variant = "china" | "global";
/** Production, the mobile production hosts, or development. */
export type Environment = "www" | "mwww" | "dev";
/**
 * Sends the edition of a page to a back end on its own origin, which may serve both. One with a host of its own
 * is of the edition whose host it is.
 */
export const variantHeader = "X-Variant";
/** The four back ends: site, management, click log, and the report service's web host. */
export type HostKind = "site" | "manage" | "log" | "web";
