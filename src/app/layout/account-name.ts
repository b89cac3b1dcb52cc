import { readStored } from "../../platform/storage";
import type { UserInfo } from "../../shared/session/use-session";

/**
 * The account's name in the header: the nickname, else the masked number, from local storage until the user is
 * loaded.
 */
export function accountName(user: UserInfo | null): string {
  const { nickname, phone } = user ?? readStored("userInfo") ?? {};
  if (typeof nickname === "string" && nickname !== "") return nickname;
  return typeof phone === "string" ? phone : "";
}
