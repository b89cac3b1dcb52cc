/** The edition: mainland China, or the rest of the world. */
export type Variant = "china" | "global";
/** Production, the mobile production hosts, or development. */
export type Environment = "www" | "mwww" | "dev";
/** The four back ends: site, management, click log, and the report service's web host. */
export type HostKind = "site" | "manage" | "log" | "web";
