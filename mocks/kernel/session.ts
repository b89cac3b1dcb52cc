import { durations } from "../../src/rules/limits";
import { defineTable } from "../world/define-table";
import type { World } from "../world/world";

/** Name of the cookie that carries a session. */
export const sessionCookie = "stockbook-session";

export interface SessionRow {
  token: string;
  userId: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** From when on it counts as over, unless it is renewed. */
  expiresAt: number;
  endedAt: number | null;
}

/** How long a session lasts from its beginning and from each renewal: 30 days. */
export const sessionTime = 30 * durations.day;

export const sessions = defineTable("kernel.sessions", {
  id: (row: SessionRow) => row.token,
  indexes: { user: { key: (row) => row.userId } },
});

/** The session a request uses when it brings no token of its own; how personas are signed in before the first call. */
export const persistentSession = defineTable("kernel.standing-session", {
  id: (row: { id: "standing"; token: string }) => row.id,
});

/**
 * The user of a request. Stored in the world, so that signing in and out is undone, saved and reset with everything
 * else.
 */
export interface Session {
  /** What the request showed, or the persona's; null when signed out or when the token is not (or no longer) known. */
  readonly token: string | null;
  readonly userId: string | null;
  /** When it ends by itself; null when signed out. */
  readonly expiresAt: number | null;
  /** Whether the request showed a session that there was and that has ended or expired. */
  readonly isOver: boolean;
  /** Starts a session, sets its cookie, and returns its token. */
  signIn(userId: string): string;
  /** Renews this session for its whole lifetime and sets its cookie again. */
  renew(): void;
  /** Ends this session: its token is refused from now on. */
  signOut(): void;
}

/**
 * The session of one request. `shown` is its token, null for none. `setCookie` is called with the session cookie's
 * new value, "" to remove it. `isStanding` signs in later requests without a token too, for transports without
 * cookies.
 */
export function openSession(
  world: World,
  token: string | null,
  isPersistent: boolean,
  setCookie: (value: string) => void,
): Session {
  let current = token ?? world.table(persistentSession).get("standing")?.token ?? null;
  const currentRow = (): SessionRow | undefined =>
    current === null ? undefined : world.table(sessions).get(current);
  const find = (): SessionRow | undefined => {
    const row = currentRow();
    return row && isRunning(row, world.clock.now()) ? row : undefined;
  };
  return {
    get token() {
      return find()?.token ?? null;
    },
    get userId() {
      return find()?.userId ?? null;
    },
    get expiresAt() {
      return find()?.expiresAt ?? null;
    },
    get isOver() {
      return currentRow() !== undefined && find() === undefined;
    },
    signIn(userId) {
      current = isPersistent ? signInPersistent(world, userId) : startSession(world, userId);
      setCookie(current);
      return current;
    },
    renew() {
      const row = find();
      if (!row) return;
      world.table(sessions).update(row.token, { expiresAt: world.clock.now() + sessionTime });
      setCookie(row.token);
    },
    signOut() {
      const row = find();
      if (row) world.table(sessions).update(row.token, { endedAt: world.clock.now() });
      world.table(persistentSession).remove("standing");
      current = null;
      setCookie("");
    },
  };
}

/** Whether a session is valid: it was not ended, and its time is not over. */
export function isRunning({ endedAt, expiresAt }: SessionRow, now: number): boolean {
  return endedAt === null && now < expiresAt;
}

/** Ends every session of a user except one, from now on. */
export function endSessions(world: World, userId: string, except: string | null = null): void {
  const rows = world.table(sessions);
  const endedAt = world.clock.now();
  for (const { token, endedAt: before } of rows.by("user", userId))
    if (before === null && token !== except) rows.update(token, { endedAt });
}

/** Signs a user in for every request that shows no token of its own, as personas are signed in. Returns the token. */
export function signInPersistent(world: World, userId: string): string {
  const token = startSession(world, userId);
  world.table(persistentSession).remove("standing");
  world.table(persistentSession).insert({ id: "standing", token });
  return token;
}

function startSession(world: World, userId: string): string {
  const rows = world.table(sessions);
  // Ended sessions stay counted, so that a token that was signed out is never issued again.
  const token = world.random(`session ${userId} ${rows.by("user", userId).length}`).token(32);
  const startedAt = world.clock.now();
  rows.insert({ token, userId, startedAt, expiresAt: startedAt + sessionTime, endedAt: null });
  return token;
}
