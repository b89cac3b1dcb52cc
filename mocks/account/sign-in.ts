import type { components } from "../../src/generated/account";
import { nextNumber } from "../business/numbers";
import type { UserRow } from "../business/rows/users";
import type { Session } from "../kernel/session";
import { rfc3339 } from "../world/clock";
import type { World } from "../world/world";
import { type SignInMethod, signInTable } from "./state";
import { userInfo } from "./user-info";

interface CallContext {
  readonly world: World;
  readonly session: Session;
  readonly now: number;
}

/** Begins a user's session and returns who is logged in until when. */
export function signIn(
  { world, session, now }: CallContext,
  user: UserRow,
  { method, utmTerm }: { method: SignInMethod; utmTerm?: string | undefined },
): components["schemas"]["LoginReceipt"] {
  session.signIn(user.userId);
  const id = nextNumber(world, "sign-in", 1);
  world.table(signInTable).insert({ id, userId: user.userId, method, utmTerm: utmTerm ?? null, at: now });
  return { user: userInfo(world, session, user, now), sessionExpiresAt: rfc3339(session.expiresAt ?? now) };
}
