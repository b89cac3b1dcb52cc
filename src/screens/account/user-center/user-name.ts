import type { UserInfo } from "../../../shared/session/use-session";

export type User = UserInfo;

/** What the account is called: its company, else its nickname, else its phone with stars; "" for none of them. */
export function userName({ companyName, nickname, phone }: User): string {
  return companyName ?? nickname ?? phone ?? "";
}
