import { maskPhone } from "../../rules/phone";
import { useUser } from "../../shared/session/signed-in-user";
import { useRateLock } from "../../shared/use-rate-lock";

/** The lock after too many tries of one action of the signed-in account. */
export function useActionLock(
  action: "withdrawal" | "bank-card" | "activation" | "add-promoter" | "lead" | "follow-up" | "nickname",
) {
  const { phone, kdUid } = useUser();
  return useRateLock({ phone: phone === null ? kdUid : maskPhone(phone), action });
}
