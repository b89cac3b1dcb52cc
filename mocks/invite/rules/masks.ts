import type { Variant } from "../../../src/platform/variant";
import type { UserRow } from "../../business/rows/users";

/** A name by its first character and one to three stars, one for each character hidden: 永兴日杂批发 → 永***. */
export function maskedName(name: string): string {
  const [first, ...others] = name.replace(/[\s*]/g, "");
  return (first ?? "友") + "*".repeat(Math.min(Math.max(others.length, 1), 3));
}

/** What somebody goes by: the nickname, else the company, else the last digits of the phone. */
export function nameOf(
  { nickname, companyName, phone }: Pick<UserRow, "nickname" | "companyName" | "phone">,
  variant: Variant,
): string {
  const lastDigits = phone?.slice(-4) ?? "";
  return nickname ?? companyName ?? (variant === "china" ? `用户${lastDigits}` : `User ${lastDigits}`);
}

/** The name invitees see: the nickname in full where its owner shows it, else masked. */
export function displayName(user: UserRow, variant: Variant): string {
  return user.showFullName && user.nickname !== null ? user.nickname : maskedName(nameOf(user, variant));
}
