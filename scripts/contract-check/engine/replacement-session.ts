import { isEqual } from "../lib/json";
import type { Scheme } from "../load/model";
import type { Exchange } from "../send/exchange";
import type { Checker } from "./checker";
import { renewIssued } from "./issued-credentials";
import { freshSession, sessionOf, sessionSchemes } from "./session";
import type { Trial } from "./trial";

/** Tracks sessions that begin and end with any request of the run. */
export function recordSessions(checker: Checker, exchange: Exchange, userIndex: number): void {
  const { operation, call } = exchange;
  if (!exchange.ok || call.method !== undefined) return;
  if (operation.invalidatesSession && call.credentials.size > 0) {
    const returned = [...call.credentials.values()];
    const newestSessions = checker.newestSessions.get(userIndex);
    const known = newestSessions instanceof Map ? [...newestSessions.values()] : [];
    if (returned.some((value) => known.includes(value))) checker.newestSessions.set(userIndex, "ended");
    return;
  }
  if (!checker.users.some(({ login }) => login?.operationId === operation.id)) return;
  const named = checker.users.findIndex(({ login }) => login && isEqual(login.body, call.body));
  const index = named < 0 ? userIndex : named;
  const user = checker.users[index];
  const session = user && sessionOf(checker, user, exchange);
  if (session) checker.newestSessions.set(index, session);
}

/**
 * The session to retry a refused request with: the newest one, which then becomes the configured one. Undefined
 * where the refusal is not about the session.
 */
export async function replacementSession(
  trial: Trial,
  exchange: Exchange,
  userIndex: number,
): Promise<ReadonlyMap<Scheme, string> | undefined> {
  const { checker } = trial;
  const renewed = await renewIssued(trial, exchange, userIndex);
  if (renewed) return renewed;
  const newestSessions = checker.newestSessions.get(userIndex);
  const { credentials, operation } = exchange.call;
  if (newestSessions === undefined || credentials.size === 0 || exchange.failure) return undefined;
  // A credential without a session is no evidence about sessions.
  const ofSessions = sessionSchemes(checker);
  if (![...credentials.keys()].some(({ name }) => ofSessions.some((one) => one.name === name)))
    return undefined;
  if (exchange.ok) {
    if (operation.security.every((requirement) => requirement.length > 0))
      checker.newestSessions.delete(userIndex);
    return undefined;
  }
  if (newestSessions !== "ended") return newestSessions;
  const { unknown } = checker.learnedCodes;
  if (exchange.code !== 401 && unknown.size > 0 && !unknown.has(exchange.code)) return undefined;
  checker.newestSessions.delete(userIndex);
  return await freshSession(trial, userIndex);
}

/** Makes a session the user's configured one. */
export function adoptSession(
  checker: Checker,
  session: ReadonlyMap<Scheme, string>,
  userIndex: number,
): void {
  const schemes = checker.users[userIndex]?.schemes;
  for (const [scheme, value] of session) if (schemes?.has(scheme.name)) schemes.set(scheme.name, value);
  checker.newestSessions.delete(userIndex);
}
