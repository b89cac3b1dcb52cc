/**
 * The result a pay bridge reports. It is a claim of the app, not a proof: only the order shows whether it is paid.
 * "unavailable": the app that would open the pay sheet is missing.
 */
export type BridgeOutcome = "paid-by-bridge" | "cancelled" | "failed" | "unavailable";
