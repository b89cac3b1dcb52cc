import { maskPhone, normalisePhone } from "../../rules/phone";
import { useRateLock } from "../use-rate-lock";

/** What is counted by itself: who mistyped a password too often may still reset it. */
export type SignInAction = "log-in" | "register" | "reset" | "bind";

/** The lock after too many attempts of one phone, as it is typed, at one action. */
export function useSignInLock(typed: string, action: SignInAction) {
  return useRateLock({ phone: maskPhone(normalisePhone(typed)), action });
}
