import { maskPhone, normalisePhone } from "../../rules/phone";
import { useRateLock } from "../use-rate-lock";

/** The lock after too many sign-in attempts of one phone, as it is typed. */
export function useSignInLock(typed: string) {
  return useRateLock({ phone: maskPhone(normalisePhone(typed)), action: "log-in" });
}
