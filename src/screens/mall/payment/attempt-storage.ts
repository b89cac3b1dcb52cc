import { readStored, writeStored } from "../../../platform/storage";
import type { JsonRecord } from "../../../platform/storage-keys";
import type { Attempt, Claim, PaymentRequest } from "./machine/payment-state";
import { payerOf } from "./payment-body";
import { allPayTypes } from "./payment-methods";

/**
 * What this device stores of paying an order, across reloads and visits to another app; null for nothing. Who pays is not
 * stored: where the request named somebody whom this visit does not know, as in another tab, it cannot be repeated.
 */
export function readAttempt(orderNo: string): Attempt | null {
  const stored = readStored("paymentAttempts")?.[orderNo];
  if (stored === undefined) return null;
  const { key, paymentNo, claim } = stored;
  if (typeof key !== "string") return null;
  return {
    key,
    body: readBody(orderNo, stored),
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
  if (body === null) return { key, paymentNo, claim };
  const { payType, returnUrl, isInApp, openid } = body;
  return { key, payType, returnUrl, isInApp, namesPayer: openid !== undefined, paymentNo, claim };
}

function readBody(orderNo: string, stored: JsonRecord): PaymentRequest | null {
  const { payType, returnUrl, isInApp, namesPayer } = stored;
  if (!isPayType(payType)) return null;
  const payer = payerOf(payType, isInApp === true);
  if ((payer.openid !== undefined) !== (namesPayer === true)) return null;
  return {
    orderNo,
    payType,
    ...payer,
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
