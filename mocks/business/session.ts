import type { Locale } from "../../src/platform/locale";
import { refuse } from "../kernel/replies";
import type { Session } from "../kernel/session";
import type { World } from "../world/world";
import { signedOut } from "./refusals";
import type { UserRow } from "./rows/users";
import { currentUser } from "./users";

interface CallContext {
  readonly world: World;
  readonly session: Session;
  readonly locale: Locale;
}

/**
 * Wraps the part of a handler that needs an account: `withUser(request, (user) => ok(…))` answers 401 without a
 * session.
 */
export function withUser<Reply>({ world, session, locale }: CallContext, respond: (user: UserRow) => Reply) {
  const user = currentUser(world, session);
  return user ? respond(user) : refuse(signedOut(locale));
}
