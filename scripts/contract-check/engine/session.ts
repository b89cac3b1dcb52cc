import { valueAt } from "../lib/json";
import { shellName, type User } from "../load/credentials";
import type { Operation, Scheme } from "../load/model";
import type { Exchange } from "../send/exchange";
import { givenParameters } from "../send/request";
import type { Checker } from "./checker";
import type { Trial } from "./trial";

/** Signs a user in and returns the credential for each scheme; undefined where that is not possible. */
export async function freshSession(
  trial: Trial,
  userIndex: number,
): Promise<Map<Scheme, string> | undefined> {
  const { checker } = trial;
  const user = checker.users[userIndex];
  const operation = checker.operations.find(({ id }) => id === user?.login?.operationId);
  if (!user?.login || !operation) return undefined;
  const exchange = await trial.send(loginCall(trial, operation, userIndex, user.login.body), {
    credentials: loginCredentials(user, operation),
  });
  return exchange.ok ? sessionOf(checker, user, exchange) : undefined;
}

/** What a log-in itself needs, such as the API key of a tenant. */
export function loginCredentials({ schemes }: User, { security }: Operation): Map<Scheme, string> {
  const found = new Map<Scheme, string>();
  for (const scheme of security.flat()) {
    const value = schemes.get(scheme.name);
    if (value !== undefined) found.set(scheme, value);
  }
  return found;
}

/** The credentials that a sign-in response contains, for each scheme. */
export function sessionOf(checker: Checker, user: User, exchange: Exchange): Map<Scheme, string> | undefined {
  const pointer = user.login?.token;
  const token = pointer === undefined ? undefined : valueAt(exchange.body, pointer);
  const cookies = (exchange.response?.headers["set-cookie"] ?? []).map((line) => line.split(";")[0] ?? "");
  const session = new Map<Scheme, string>();
  for (const scheme of sessionSchemes(checker)) {
    const cookie =
      scheme.kind === "cookie" ? cookies.find((one) => one.startsWith(`${scheme.field}=`)) : undefined;
    const value = cookie === undefined ? token : cookie.slice(scheme.field.length + 1);
    if (typeof value !== "string" && typeof value !== "number") continue;
    session.set(scheme, String(value));
  }
  name(checker, user, exchange, session);
  if (session.size > 0)
    for (const [scheme, value] of loginCredentials(user, exchange.operation)) session.set(scheme, value);
  return session.size > 0 ? session : undefined;
}

/**
 * Schemes that carry sessions: those that signing out ends, and those with the same value elsewhere. An API key is
 * none.
 */
export function sessionSchemes({ schemes, operations, users: [user] }: Checker): Scheme[] {
  const ending = operations
    .filter((one) => one.invalidatesSession)
    .flatMap(({ security }) => security.flat());
  const credentialOf = ({ name }: Scheme): string | undefined => user?.schemes.get(name);
  const isEnded = (scheme: Scheme): boolean =>
    ending.some(
      (one) =>
        one.name === scheme.name ||
        (credentialOf(one) !== undefined && credentialOf(one) === credentialOf(scheme)),
    );
  const login = operations.find(({ id }) => id === user?.login?.operationId);
  const ofLogin = new Set(login?.security.flat().map(({ name }) => name));
  const others = schemes.filter(({ name }) => !ofLogin.has(name));
  // A requirement of the whole contract stands for the log-in as well, which gives what the others take.
  const given = others.length > 0 ? others : schemes;
  return given.filter((scheme) => ending.length === 0 || isEnded(scheme));
}

/** Marks session credentials as secret, each with the shell variable under which replay commands sign in again. */
function name(checker: Checker, user: User, exchange: Exchange, session: ReadonlyMap<Scheme, string>): void {
  const [first] = session.values();
  for (const [scheme, value] of session) {
    const variable = shellName(user.name, "new_session", ...(value === first ? [] : [scheme.name]));
    checker.logins.set(variable, { exchange, value });
    if (!checker.secrets.some(([secret]) => secret === value)) checker.secrets.push([value, `$${variable}`]);
  }
}

/** Whether a sign-in was rejected by rate limiting or a captcha, whatever the password. */
export function isLoginGuarded(exchange: Exchange | undefined): boolean {
  return (
    exchange !== undefined &&
    !exchange.ok &&
    (exchange.code === 429 ||
      /captcha|too (many|often)|try again later|rate.?limit|图形验证|验证码|频繁/i.test(exchange.text))
  );
}

export function loginCall(trial: Trial, operation: Operation, userIndex: number, body: unknown) {
  const parameters = new Map(trial.checker.bases.get(operation)?.parameters ?? []);
  const given = trial.checker.users[userIndex]?.login?.parameters ?? {};
  for (const [key, value] of givenParameters(operation, given)) parameters.set(key, value);
  return { operation, parameters, body, ...(operation.body?.media[0] && { media: operation.body.media[0] }) };
}

/** The credentials of a session that satisfy one security requirement of an operation. */
export function pickCredentials(
  operation: Operation,
  session: ReadonlyMap<Scheme, string>,
): Map<Scheme, string> | undefined {
  return requirementsMetBy(operation, session)[0];
}

/** The credentials of a session for each security requirement of an operation that it satisfies. */
export function requirementsMetBy(
  { security }: Operation,
  session: ReadonlyMap<Scheme, string>,
): Map<Scheme, string>[] {
  return security.flatMap((alternative) => {
    const found = new Map<Scheme, string>();
    for (const scheme of alternative) {
      const value = [...session].find(([one]) => one.name === scheme.name)?.[1];
      if (value !== undefined) found.set(scheme, value);
    }
    return alternative.length > 0 && found.size === alternative.length ? [found] : [];
  });
}

/** A server may give each sign-in the same token; then signing out has ended the configured session too. */
export async function renewSession(
  trial: Trial,
  userIndex: number,
  ended: ReadonlyMap<Scheme, string>,
): Promise<void> {
  const user = trial.checker.users[userIndex];
  if (!user || ![...ended.values()].some((value) => [...user.schemes.values()].includes(value))) return;
  const session = await freshSession(trial, userIndex);
  for (const [scheme, value] of session ?? [])
    if (user.schemes.has(scheme.name)) user.schemes.set(scheme.name, value);
}
