/**
 * What a pay bridge said. It is what an app claims, never a proof: whether an order is paid, only the order says.
 * "unavailable": the app that would open the pay sheet is not there.
 */
export type BridgeOutcome = "paid-by-bridge" | "cancelled" | "failed" | "unavailable";
