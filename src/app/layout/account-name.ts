import { readStored } from "../../platform/storage";
import type { UserInfo } from "../../shared/session/use-session";

/** What an account is called in the header: the nickname, else the masked number; this device's memory stands in. */
export function accountName(user: UserInfo | null): string {
  const { nickname, phone } = user ?? readStored("userInfo") ?? {};
  if (typeof nickname === "string" && nickname !== "") return nickname;
  return typeof phone === "string" ? phone : "";
}
