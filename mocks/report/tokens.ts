import { durations } from "../../src/rules/limits";
import { kdTokenOf } from "../business/kd-token";
import { isRunning, type Session, sessions } from "../kernel/session";
import type { Random } from "../world/random";
import type { World } from "../world/world";
import { type ReportTokenRow, tokenTable } from "./state";

/** A pair opens the report for this long, in milliseconds; one with a new guid is handed out afterwards. */
export const tokenLifetime = 12 * durations.hour;

/** The pair a request shows, where it is known, belongs together, has not run out, and its session goes on. */
export function tokenPair(world: World, headers: object, now: number): ReportTokenRow | undefined {
  const row = world.table(tokenTable).get(headerOf(headers, "kd-token"));
  if (!row || row.guid !== headerOf(headers, "guid").toLowerCase() || row.expiresAt <= now) return undefined;
  return isSessionActive(world, row.sessionToken, now) ? row : undefined;
}

/** The account that requests a pair; null without a session. */
export function currentSession(session: Session): { readonly token: string; readonly userId: string } | null {
  const { token, userId } = session;
  return token === null || userId === null ? null : { token, userId };
}

/** The pair of a session: the one it has while that has not run out, else one with a new guid. */
export function pairOf(
  world: World,
  { token, userId }: { readonly token: string; readonly userId: string },
  now: number,
): ReportTokenRow {
  const tokens = world.table(tokenTable);
  const kdToken = kdTokenOf(world, token);
  const before = tokens.get(kdToken);
  if (before && before.expiresAt > now) return before;
  const pair = {
    kdToken,
    guid: newGuid(world.random(`report guid ${token} ${now}`)),
    userId,
    sessionToken: token,
    expiresAt: now + tokenLifetime,
  };
  return before ? tokens.update(kdToken, pair) : tokens.insert(pair);
}

/** A random UUID, version 4. */
function newGuid(random: Random): string {
  const hex = (length: number): string => random.token(length);
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${random.pick(["8", "9", "a", "b"])}${hex(3)}-${hex(12)}`;
}

function isSessionActive(world: World, sessionToken: string, now: number): boolean {
  const row = world.table(sessions).get(sessionToken);
  return row !== undefined && isRunning(row, now);
}

/** A header by the name the contract gives it; "" without one. */
function headerOf(headers: object, name: string): string {
  const value: unknown = Reflect.get(headers, name);
  return typeof value === "string" ? value : "";
}
