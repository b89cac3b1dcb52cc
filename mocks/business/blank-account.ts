import type { Variant } from "../../src/platform/variant";
import type { UserRow } from "./rows/users";
import { usualTaxMethod } from "./tax-method";

type RegisteredMember =
  | "userId"
  | "phone"
  | "password"
  | "registeredAt"
  | "origin"
  | "packOrigin"
  | "utmTerm"
  | "trial";

/** What an account has that nobody has filled in yet, beside what its registration tells. */
export function blankAccount(variant: Variant): Omit<UserRow, RegisteredMember> {
  return {
    nickname: null,
    showFullName: false,
    companyName: null,
    avatar: null,
    email: null,
    regionCode: null,
    address: null,
    openid: null,
    recode: null,
    role: "none",
    roleSince: null,
    parentId: null,
    hasParentChanged: false,
    canOrder: false,
    taxMethod: usualTaxMethod(variant),
  };
}
