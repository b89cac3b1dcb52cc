import { readStored, writeStored } from "../../../platform/storage";
import type { JsonRecord } from "../../../platform/storage-keys";
import type { Attempt, Claim, PaymentRequest } from "./machine/payment-state";
import { payerOf } from "./payment-body";
import { allPayTypes } from "./payment-methods";

/**
 * What this device stores of paying an order, across reloads and visits to another app; null for nothing. The request
 * is the one it was, so that the same choice is recognised: what is not stored of it is the visit's.
 */
export function readAttempt(orderNo: string): Attempt | null {
  const stored = readStored("paymentAttempts")?.[orderNo];
  if (stored === undefined) return null;
  const { key, payType, paymentNo, claim } = stored;
  if (typeof key !== "string" || !isPayType(payType)) return null;
  return {
    key,
    body: { orderNo, payType, ...payerOf(payType, stored["isInApp"] === true), ...restOf(stored) },
    paymentNo: typeof paymentNo === "string" ? paymentNo : null,
    claim: isClaim(claim) ? claim : null,
  };
}

/** Stores it; null removes it. The payer's openid is not stored. */
export function writeAttempt(orderNo: string, attempt: Attempt | null): void {
  const { [orderNo]: _before, ...others } = readStored("paymentAttempts") ?? {};
  writeStored("paymentAttempts", attempt === null ? others : { ...others, [orderNo]: record(attempt) });
}

function record({ key, body, paymentNo, claim }: Attempt): JsonRecord {
  const { payType, returnUrl, isInApp } = body;
  return { key, payType, returnUrl, isInApp, paymentNo, claim };
}

function restOf({ returnUrl, isInApp }: JsonRecord): Pick<PaymentRequest, "returnUrl" | "isInApp"> {
  return {
    ...(typeof returnUrl === "string" && { returnUrl }),
    ...(typeof isInApp === "boolean" && { isInApp }),
  };
}

const claims: readonly Claim[] = ["paid", "unclear", "failed", "cancelled", "unavailable"];

function isPayType(candidate: unknown): candidate is PaymentRequest["payType"] {
  return allPayTypes.some((payType) => payType === candidate);
}

function isClaim(candidate: unknown): candidate is Claim {
  return claims.some((claim) => claim === candidate);
}
