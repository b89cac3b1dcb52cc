import { useCallback, useSyncExternalStore } from "react";
import { useSendSmsCode } from "../../api/account/mutations";
import { type Result, toResult } from "../../client/client-error";
import { unexpectedError } from "../../client/failures";
import type { components } from "../../generated/account";
import { now } from "../../platform/clock";
import { importCode } from "../../platform/import-code";
import { isOnline } from "../../platform/network";
import { settings } from "../../platform/settings";
import { onStorageChange, readStored, writeStored } from "../../platform/storage";
import { maskPhone, normalisePhone } from "../../rules/phone";
import { addRateLock, rateLockRemaining } from "../../rules/rate-lock";
import { isRateLimited } from "../use-rate-lock";
import { countdownEnd, isCodeGood, storeCountdown } from "./sms-countdowns";

type Schemas = components["schemas"];

export interface SmsCode {
  /** When another code may be asked for, in milliseconds since 1970; null when at once. It outlives a reload. */
  readonly resendAt: number | null;
  readonly isSending: boolean;
  /** Whether a code that was sent to the phone is still good; it outlives a reload. */
  readonly isGood: boolean;
  /** Sends a code with the pass of a `HumanCheck`, which is used up by it. */
  readonly send: (pass: string) => Promise<Result<Schemas["SmsCodeReceipt"]>>;
}

/**
 * SMS codes for one phone and purpose. The delay until the next one, and the three-minute lock after too many, are
 * stored on this device per phone and purpose.
 */
export function useSmsCode(typed: string, type: Schemas["SmsPurpose"]): SmsCode {
  const phone = normalisePhone(typed);
  const sending = useSendSmsCode();
  const readResendAt = useCallback(() => resendAtOf(phone, type), [phone, type]);
  const resendAt = useSyncExternalStore(subscribe, readResendAt, () => null);
  const readIsGood = useCallback(() => isCodeGood(keyOf(phone, type)), [phone, type]);
  const isGood = useSyncExternalStore(subscribe, readIsGood, () => false);

  const send = async (pass: string) => {
    const loaded = await loadSigning();
    if (!loaded.ok) return loaded;
    const sources = { now, random: Math.random };
    const signed = loaded.data.signPhoneVerification(
      { phone, vcode: pass, type },
      settings().signing,
      sources,
    );
    const result = await toResult(sending.mutateAsync({ ...signed, type }));
    if (result.ok) {
      // The server's clock may differ from this device's: only the wait is taken from it.
      const wait = Date.parse(result.data.resendAt) - Date.parse(result.data.serverTime);
      storeCountdown(keyOf(phone, type), wait);
    } else if (isRateLimited(result.error)) {
      writeStored("rateLocks", addRateLock(readStored("rateLocks") ?? {}, lockOf(phone, type), now()));
    }
    publish();
    return result;
  };
  return { resendAt, isSending: sending.isPending, isGood, send };
}

/**
 * What signs the request. Visitors who only see the form do not need the hashes: it comes once a check was passed, while
 * there is a network, since some browsers refuse for good what they could not fetch once.
 */
export async function loadSigning(): Promise<Result<typeof import("../../rules/phone-signature")>> {
  try {
    return { ok: true, data: await importCode(() => import("../../rules/phone-signature")) };
  } catch (caught) {
    return { ok: false, error: unexpectedError(caught, isOnline()) };
  }
}

/** The later of the wait for the next code and the lock after too many; null when both are over. */
function resendAtOf(phone: string, type: string): number | null {
  const countdown = countdownEnd(keyOf(phone, type));
  const left = rateLockRemaining(readStored("rateLocks") ?? {}, lockOf(phone, type), now());
  // Rounded to the second, so that asking twice gives the same answer.
  const lockEnd = left === 0 ? 0 : Math.round((now() + left) / 1000) * 1000;
  const latest = Math.max(countdown, lockEnd);
  return latest > now() ? latest : null;
}

/** Complete phone numbers are not stored on the device: their last digits are enough to distinguish them here. */
function keyOf(phone: string, type: string): string {
  return `${type}:${maskPhone(phone)}`;
}

function lockOf(phone: string, type: string) {
  return { phone: maskPhone(phone), action: `sms-${type}` };
}

const listeners = new Set<() => void>();

function publish(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onStorageChange("smsCountdowns", listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
