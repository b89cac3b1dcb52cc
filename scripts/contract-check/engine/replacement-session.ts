import { isEqual } from "../lib/json";
import type { Scheme } from "../load/model";
import type { Exchange } from "../send/exchange";
import type { Checker } from "./checker";
import { freshSession, sessionOf, sessionSchemes } from "./session";
import type { Trial } from "./trial";

/** Notes sessions that begin and end, whoever asked for it. */
export function noteSessions(checker: Checker, exchange: Exchange, userIndex: number): void {
  const { operation, call } = exchange;
  if (!exchange.ok || call.method !== undefined) return;
  if (operation.invalidatesSession && call.credentials.size > 0) {
    const shown = [...call.credentials.values()];
    const newest = checker.newest.get(userIndex);
    const known = newest instanceof Map ? [...newest.values()] : [];
    if (shown.some((value) => known.includes(value))) checker.newest.set(userIndex, "ended");
    return;
  }
  if (!checker.users.some(({ login }) => login?.operationId === operation.id)) return;
  const named = checker.users.findIndex(({ login }) => login && isEqual(login.body, call.body));
  const index = named < 0 ? userIndex : named;
  const user = checker.users[index];
  const session = user && sessionOf(checker, user, exchange);
  if (session) checker.newest.set(index, session);
}

/**
 * Whether what a user was refused is worth another try: with the newest session, which is the standing one from then on.
 * Gives that session, undefined where there is nothing to doubt.
 */
export async function otherSession(
  trial: Trial,
  exchange: Exchange,
  userIndex: number,
): Promise<ReadonlyMap<Scheme, string> | undefined> {
  const { checker } = trial;
  const newest = checker.newest.get(userIndex);
  const { credentials, operation } = exchange.call;
  if (newest === undefined || credentials.size === 0 || exchange.failure) return undefined;
  // What came in by a key of another kind says nothing of sessions.
  const ofSessions = sessionSchemes(checker);
  if (![...credentials.keys()].some(({ name }) => ofSessions.some((one) => one.name === name)))
    return undefined;
  if (exchange.ok) {
    if (operation.security.every((way) => way.length > 0)) checker.newest.delete(userIndex);
    return undefined;
  }
  if (newest !== "ended") return newest;
  const { unknown } = checker.habits;
  if (exchange.code !== 401 && unknown.size > 0 && !unknown.has(exchange.code)) return undefined;
  checker.newest.delete(userIndex);
  return await freshSession(trial, userIndex);
}

/** From now on a user comes in with another session. */
export function adopt(checker: Checker, session: ReadonlyMap<Scheme, string>, userIndex: number): void {
  const schemes = checker.users[userIndex]?.schemes;
  for (const [scheme, value] of session) if (schemes?.has(scheme.name)) schemes.set(scheme.name, value);
  checker.newest.delete(userIndex);
}
