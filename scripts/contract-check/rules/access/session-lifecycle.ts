import type { Checker } from "../../engine/checker";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import {
  freshSession,
  isLoginGuarded,
  loginCall,
  pickCredentials,
  renewSession,
  requirementsMetBy,
} from "../../engine/session";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { documents, refusalText } from "../../load/documented";
import type { Operation, Scheme } from "../../load/model";
import type { PreparedCall } from "../shared/prepared-call";
import { endedSessionScenarios } from "./ended-sessions";
import { corruptCredential } from "./invalid-credentials";
import { protectedReads } from "./protected-reads";
import { sessionOwner } from "./session-owner";
import { secretMembers, similarLogin } from "./similar-passwords";

/**
 * Signing in refuses wrong credentials and returns a session that works until signing out.
 *
 * Standard: the credentials file's `login`; vocabulary `x-invalidates-session`; RFC 9110 §15.5.2 (401).
 * Reports: `session`. Severity: error.
 */
export function sessionScenarios(checker: Checker): Scenario[] {
  const [user] = checker.users;
  const login = checker.operations.find(({ id }) => id === user?.login?.operationId);
  if (!user?.login || !login || !checker.selected.has(login)) return [];
  const { body } = user.login;
  const found: Scenario[] = [
    { name: "session login", operation: login, run: (trial) => sessionIsAccepted(trial, login) },
  ];
  for (const [name, value] of Object.entries(isObject(body) ? body : {}))
    if (typeof value === "string" && value.length > 1)
      found.push({
        name: `session wrong ${name}`,
        operation: login,
        run: (trial) => wrongLogin(trial, login, body, name, value),
      });
  for (const operation of checker.operations)
    if (operation.invalidatesSession && checker.selected.has(operation))
      found.push({
        name: `session ${operation.id}`,
        operation,
        run: (trial) => logoutEndsSession(trial, operation),
      });
  // Last, as servers that count sign-ins may demand more afterwards.
  for (const name of secretMembers(body))
    found.push({
      name: `session near ${name}`,
      operation: login,
      run: (trial) => similarLogin(trial, login, name),
    });
  if (checker.options.profile === "full") {
    if (checker.users.length > 1)
      found.push({ name: "session of whom", operation: login, run: (trial) => sessionOwner(trial, login) });
    found.push(...endedSessionScenarios(checker));
  }
  return found;
}

async function sessionIsAccepted(trial: Trial, login: Operation): Promise<void> {
  const session = await freshSession(trial, 0);
  const exchange = trial.steps.at(-1);
  if (!exchange) return;
  if (!exchange.ok) {
    if (isLoginGuarded(exchange))
      trial.checker.coverage.skip(login, "the server wants a captcha or a pause after several logins");
    else if (exchange.code < 500)
      trial.report("session", login, exchange, {
        expected: "the login of the credentials file to succeed",
        cause: "refused",
      });
    return;
  }
  const operation = protectedReads(trial).find((one) => session && pickCredentials(one, session));
  const credentials = operation && session && pickCredentials(operation, session);
  if (!operation || !credentials) return;
  if (
    /\b(several|many|more than one|multiple|any number of) sessions\b|\b(other|earlier) sessions [^.]*\b(stay|remain|keep)/i.test(
      login.text,
    )
  )
    await earlierStays(trial, login, operation, credentials);
  const used = await trial.send(await prepareCall(trial, operation), { credentials });
  // 403 is about the role of the user, where the contract has it for others.
  const isAboutRole = used.code === 403 && documents(operation, 403);
  if (!used.ok && [401, 403].includes(used.code) && !isAboutRole)
    trial.report("session", login, used, {
      expected: "the session that login gave to be taken",
      cause: "not taken",
    });
}

async function wrongLogin(
  trial: Trial,
  login: Operation,
  body: unknown,
  name: string,
  value: string,
): Promise<void> {
  // Only the end differs: a server that compares the beginning alone accepts it.
  const wrong = wrongOf(trial, name, value);
  const changed = { ...(isObject(body) ? body : {}), [name]: wrong };
  const schema = login.body?.media[0]?.schema;
  if (schema && !trial.checker.validator.isValid(schema, changed)) return;
  if (!/user|mail|pass|secret|pin|account|login|phone|name|code/i.test(name)) return;
  const exchange = await trial.send(loginCall(trial, login, 0, changed), {
    credentials: new Map(),
    trigger: `wrong ${name}`,
  });
  // A valid sign-in follows: servers count wrong ones in a row.
  await trial.send(loginCall(trial, login, 0, body), { credentials: new Map() });
  if (exchange.ok)
    trial.report("session", login, exchange, {
      expected: `a refusal of a wrong ${name}`,
      cause: `wrong ${name}`,
    });
  else if (
    // A contract with 401 for a wrong password does not mean 400 for it, which is for invalid input.
    ([404, 409].includes(exchange.code) ||
      ([400, 422].includes(exchange.code) && documentsWrongPassword(login))) &&
    trial.checker.bases.get(login)?.isAccepted &&
    trial.isSound(exchange) &&
    /pass|secret/i.test(name)
  )
    trial.report("session", login, exchange, {
      expected: `a refusal of a wrong ${name} as such (401)`,
      cause: `code ${name}`,
    });
}

/** "401 when login and password do not fit" */
function documentsWrongPassword(login: Operation): boolean {
  return documents(login, 401) && /pass|credential|log-?in/.test(refusalText(login, 401));
}

/** Another value of the same form. A secret's characters are all replaced, as the value stands in reports. */
function wrongOf(trial: Trial, name: string, value: string): string {
  const stored = /pass|secret|pin|code|token/i.test(name) ? 0 : Math.max(1, Math.floor(value.length / 2));
  const { random } = trial;
  const swap = (letter: string): string => {
    if (/\d/.test(letter)) return String((Number(letter) + random.between(1, 9)) % 10);
    if (/[a-z]/.test(letter)) return random.word(1, "abcdefghijklmnopqrstuvwxyz".replace(letter, ""));
    if (/[A-Z]/.test(letter)) return random.word(1, "ABCDEFGHIJKLMNOPQRSTUVWXYZ".replace(letter, ""));
    return /[\x20-\x7e]/.test(letter) ? letter : "x";
  };
  return value.slice(0, stored) + [...value.slice(stored)].map(swap).join("");
}

async function logoutEndsSession(trial: Trial, logout: Operation): Promise<void> {
  const session = await freshSession(trial, 0);
  const credentials = session && pickCredentials(logout, session);
  const operation = protectedReads(trial).find((one) => session && pickCredentials(one, session));
  const other = operation && session && pickCredentials(operation, session);
  if (!credentials || !operation || !other) return;
  const call = await prepareCall(trial, operation);
  const before = await trial.send(call, { credentials: other });
  const wrong = new Map([...other].map(([scheme, value]) => [scheme, corruptCredential(value, trial)]));
  // An operation that accepts anybody shows nothing about the session.
  if (!before.ok || (await trial.send(call, { credentials: wrong, tolerance: "gateway" })).ok) return;
  const requirements = await acceptedRequirements(
    trial,
    call,
    requirementsMetBy(operation, session).slice(1),
  );
  const left = await trial.send(await prepareCall(trial, logout), { credentials });
  if (!left.ok) return;
  const after = await trial.send(call, { credentials: other });
  // Accepted here and nowhere else, the session was ended, and this operation does not check it.
  const second = protectedReads(trial).find((one) => one !== operation && pickCredentials(one, session));
  const isAcceptedElsewhere =
    after.ok && second ? await isAccepted(trial, second, pickCredentials(second, session)) : after.ok;
  if (isAcceptedElsewhere)
    trial.report("session", logout, after, {
      expected: `a refusal of the session that ${logout.id} ended`,
      cause: "still works",
    });
  if (!after.ok) await endedForEach(trial, logout, call, requirements);
  await renewSession(trial, 0, session);
}

/** The further requirements that a session meets, by a cookie instead of a token, as far as the server takes it. */
async function acceptedRequirements(
  trial: Trial,
  call: PreparedCall,
  requirements: readonly Map<Scheme, string>[],
): Promise<Map<Scheme, string>[]> {
  const accepted: Map<Scheme, string>[] = [];
  for (const credentials of requirements)
    if ((await trial.send(call, { credentials })).ok) accepted.push(credentials);
  return accepted;
}

/** A session that has ended is refused under each requirement that it met. */
async function endedForEach(
  trial: Trial,
  logout: Operation,
  call: PreparedCall,
  requirements: readonly Map<Scheme, string>[],
): Promise<void> {
  for (const credentials of requirements) {
    const names = [...credentials.keys()].map(({ name }) => name).join(" and ");
    const exchange = await trial.send(call, { credentials });
    if (exchange.ok)
      trial.report("session", logout, exchange, {
        expected: `a refusal of the session that ${logout.id} ended, sent as ${names}, too`,
        cause: `still works as ${names}`,
      });
  }
}

async function isAccepted(
  trial: Trial,
  operation: Operation,
  requirement: ReadonlyMap<Scheme, string> | undefined,
): Promise<boolean> {
  if (!requirement) return true;
  return (await trial.send(await prepareCall(trial, operation), { credentials: requirement })).ok;
}

/** Where a user may have several sessions, another log-in leaves the earlier ones alone. */
async function earlierStays(
  trial: Trial,
  login: Operation,
  operation: Operation,
  credentials: ReadonlyMap<Scheme, string>,
): Promise<void> {
  const call = await prepareCall(trial, operation);
  const before = await trial.send(call, { credentials });
  const later = before.ok ? await freshSession(trial, 0) : undefined;
  const after = later && (await trial.send(call, { credentials }));
  if (after?.code === 401)
    trial.report("session", login, after, {
      expected: "the earlier session to stay, as a user may have several",
      cause: "earlier",
    });
}
