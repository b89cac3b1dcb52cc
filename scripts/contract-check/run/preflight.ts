import type { Checker } from "../engine/checker";
import { fetchAllIssued } from "../engine/issued-credentials";
import { freshSession, isLoginGuarded, sessionSchemes } from "../engine/session";
import { TrialRun } from "../engine/trial-run";
import { CheckProblem } from "../lib/problem";
import type { Operation } from "../load/model";
import { describeResponse, type Exchange } from "../send/exchange";
import { rootOf } from "../send/request";

/** Fails when no server answers at the base URL: that is a mistake of the command. */
export async function checkReachable({ client, options: { baseUrl } }: Checker): Promise<void> {
  const response = await client.send({
    method: "GET",
    url: `${baseUrl}/`,
    headers: { accept: "*/*" },
    body: undefined,
  });
  if ("reason" in response && response.reason === "refused")
    throw new CheckProblem(
      `Nothing answers at ${baseUrl} (${response.detail}); start the server or mend --base-url.`,
    );
}

/** Signs in the users that have no configured credentials, and fetches what else they need. */
export async function logInUsers(checker: Checker): Promise<void> {
  for (const [index, user] of checker.users.entries()) {
    const isOpen = sessionSchemes(checker).some(({ name }) => user.schemes.has(name));
    if (!user.login || isOpen) continue;
    const trial = new TrialRun(checker, `login ${user.name}`, 0);
    const session = await freshSession(trial, index).catch(() => undefined);
    for (const [scheme, value] of session ?? []) user.schemes.set(scheme.name, value);
    if (!session) {
      const last = trial.steps.at(-1);
      throw new CheckProblem(
        `The login of ${user.name} with ${user.login.operationId} failed (${last ? describeResponse(last) : "no answer"}); ${adviceOnLogin(checker, user.login.token, last)}.`,
      );
    }
  }
  await fetchAllIssued(checker, (name) => new TrialRun(checker, name, 0));
}

function adviceOnLogin({ schemes }: Checker, token: string | undefined, last: Exchange | undefined): string {
  if (isLoginGuarded(last))
    return "the server wants a captcha or a pause: wait, or give the users sessions under schemes";
  if (!last?.ok) return "check the credentials file";
  return schemes.length === 0
    ? "no operation of the contract needs a security scheme that could take its token: give the token under headers"
    : `no session was found in its answer${token === undefined ? ": write where the token stands as token, such as /data/token" : ` at ${token}`}`;
}

/**
 * Fails when every operation is answered with 404: the base URL is wrong, and all findings would follow from it.
 */
export function checkAddress({ bases, options, contracts }: Checker, selected: readonly Operation[]): void {
  if (selected.length < 2 || !selected.some(({ path }) => !path.includes("{"))) return;
  const isUnknown = (operation: Operation): boolean => {
    const base = bases.get(operation);
    return base?.isAccepted === false && /^refusal: status 40[45]\b/.test(base.refusal);
  };
  if (!selected.every(isUnknown)) return;
  const [first] = contracts;
  throw new CheckProblem(
    `Nothing is found at ${first ? rootOf(options.baseUrl, first) : options.baseUrl}: every operation is answered with 404; mend --base-url, which the path of the contract's servers entry is put behind.`,
  );
}

/** Fails when every protected operation is answered with 401: all findings would follow from it. */
export function checkCredentials({ bases, users }: Checker, selected: readonly Operation[]): void {
  const protectedOnes = selected.filter(
    (operation) =>
      operation.security.length > 0 &&
      operation.security.every((requirement) => requirement.length > 0) &&
      !operation.invalidatesSession,
  );
  if (users.length === 0 || protectedOnes.length === 0) return;
  const responses = protectedOnes.map((operation) => bases.get(operation));
  const [first] = users;
  if (
    responses.some((base) => base?.isAccepted) ||
    !responses.every((base) => /status 401|code 401/.test(base?.refusal ?? ""))
  )
    return;
  throw new CheckProblem(
    `The server refuses the credentials of ${first?.name} everywhere (401); check the credentials file.`,
  );
}

/** Whether an operation refused a user who has what the contract requires. */
export function isUnexpectedlyRefused(checker: Checker, operation: Operation): boolean {
  const base = checker.bases.get(operation);
  const protectedOnes =
    operation.security.length > 0 && operation.security.every((requirement) => requirement.length > 0);
  const hasCredentials = operation.security.some((requirement) =>
    requirement.every(({ name }) => checker.users[0]?.schemes.has(name)),
  );
  if (protectedOnes && !hasCredentials)
    checker.coverage.skip(operation, "the credentials hold none of its schemes");
  return (
    protectedOnes &&
    hasCredentials &&
    base?.isAccepted === false &&
    /status 401\b|code 401\b/.test(base.refusal) &&
    checker.users.length > 0
  );
}
