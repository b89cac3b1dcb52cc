import type { components } from "../../../generated/promoter";

export type ActivationReceipt = components["schemas"]["ActivationReceipt"];

/** The receipt a navigation carried to the result page; null for an address opened by itself. */
export function readReceipt(state: unknown): ActivationReceipt | null {
  if (typeof state !== "object" || state === null || !("receipt" in state)) return null;
  return isReceipt(state.receipt) ? state.receipt : null;
}

function isReceipt(value: unknown): value is ActivationReceipt {
  if (typeof value !== "object" || value === null) return false;
  const texts = ["kdUid", "customerName", "customerMobile", "activatedAt", "orderNo", "settlementAmount"];
  const record = new Map<string, unknown>(Object.entries(value));
  const lines = record.get("lines");
  return (
    texts.every((name) => typeof record.get(name) === "string") &&
    Array.isArray(lines) &&
    lines.length > 0 &&
    lines.every(isLine)
  );
}

function isLine(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const record = new Map<string, unknown>(Object.entries(value));
  const texts = ["productNo", "name", "paidBy", "settlementPrice", "startsAt", "endsAt"];
  return texts.every((name) => typeof record.get(name) === "string");
}
