import { createContext, use } from "react";
import type { UserInfo } from "./use-session";

/** The user a screen belongs to; given by `SignInRequired`. */
export const SignedInUser = createContext<UserInfo | null>(null);

/** The user a screen belongs to. Throws outside of `SignInRequired`: a mistake in the program. */
export function useUser(): UserInfo {
  const user = use(SignedInUser);
  if (user === null)
    throw new Error("Nobody is known to be logged in here; SignInRequired is missing above.");
  return user;
}
