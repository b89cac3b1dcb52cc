import type { Locale } from "../../src/platform/locale";
import { forbidden, signedOut } from "../business/refusals";
import type { PartnerRole, UserRow } from "../business/rows/users";
import { currentUser } from "../business/users";
import { refuse } from "../kernel/replies";
import type { Session } from "../kernel/session";
import type { World } from "../world/world";

/** A promoter or an agent. */
export interface Partner extends UserRow {
  readonly role: Exclude<PartnerRole, "none">;
}

interface CallContext {
  readonly world: World;
  readonly session: Session;
  readonly locale: Locale;
}

/**
 * Wraps the part of a handler that needs a promoter or an agent: `withPartner(request, (partner) => ok(…))` answers
 * 401 without a session and 403 without a role.
 */
export function withPartner<Reply>(
  { world, session, locale }: CallContext,
  respond: (partner: Partner) => Reply,
) {
  const user = currentUser(world, session);
  if (!user) return refuse(signedOut(locale));
  return isPartner(user) ? respond(user) : refuse(forbidden(locale));
}

function isPartner(user: UserRow): user is Partner {
  return user.role !== "none";
}
