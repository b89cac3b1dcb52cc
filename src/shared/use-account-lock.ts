import type { FormFailure } from "../forms/use-form";
import { useMessage } from "../i18n/use-message";
import { message } from "../rules/messages";
import { maskPhone } from "../rules/phone";
import { useUser } from "./session/signed-in-user";
import { useRateLock } from "./use-rate-lock";

/** What a signed-in account may do so often only. */
type AccountAction =
  | "password"
  | "coupon-code"
  | "nickname"
  | "withdrawal"
  | "bank-card"
  | "activation"
  | "add-promoter"
  | "lead"
  | "follow-up";

/** The lock after too many tries of one action of the signed-in account: each action has its own. */
export function useAccountLock(action: AccountAction) {
  const { phone, kdUid } = useUser();
  return useRateLock({ phone: phone === null ? kdUid : maskPhone(phone), action });
}

/**
 * Why a form's button is off while its action is locked, undefined when it is not. The server's own message comes
 * before ours: ours is for a page that shows no failure, as after a reload.
 * @param left how long it still takes, in words
 */
export function useLockReason(
  { failure }: { readonly failure: FormFailure | null },
  secondsLeft: number,
  left: string,
): string | undefined {
  const translateMessage = useMessage();
  if (secondsLeft === 0) return undefined;
  return failure === null ? `${translateMessage(message("rate.limited"))} ${left}` : left;
}
