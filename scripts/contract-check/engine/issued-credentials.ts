import { valueAt } from "../lib/json";
import { CheckProblem } from "../lib/problem";
import { type Issued, shellName } from "../load/credentials";
import type { Operation } from "../load/model";
import { describeResponse, type Exchange } from "../send/exchange";
import { type Credentials, givenParameters, type PreparedCall } from "../send/request";
import type { Checker } from "./checker";
import { pickCredentials } from "./session";
import type { Trial } from "./trial";

/**
 * Gives a user the credentials that operations hand out to whoever is signed in. Undefined where all were had, else the
 * credential that was not, with the answer.
 */
export async function fetchIssued(
  trial: Trial,
  userIndex: number,
): Promise<{ issued: Issued; answer: Exchange } | undefined> {
  const { operations, users, secrets, schemes, logins } = trial.checker;
  const user = users[userIndex];
  const answers = new Map<string, Exchange>();
  for (const issued of user?.issued ?? []) {
    const operation = operations.find(({ id }) => id === issued.operationId);
    if (!user || !operation) continue;
    // What one answer holds for several schemes belongs together.
    const key = JSON.stringify([issued.operationId, issued.parameters, issued.body]);
    const own = new Map(schemes.flatMap((one) => pairOf(one, user.schemes.get(one.name))));
    const credentials = pickCredentials(operation, own) ?? new Map();
    const answer =
      answers.get(key) ?? (await trial.send(callOf(operation, issued), { credentials, userIndex }));
    answers.set(key, answer);
    const value = answer.ok ? valueAt(answer.body, issued.token) : undefined;
    if (typeof value !== "string" && typeof value !== "number") return { issued, answer };
    const text = String(value);
    const variable = shellName(user.name, issued.scheme);
    user.schemes.set(issued.scheme, text);
    logins.set(variable, { exchange: answer, value: text });
    if (!secrets.some(([secret]) => secret === text)) secrets.push([text, `$${variable}`]);
  }
  return undefined;
}

const pairOf = <Key>(key: Key, value: string | undefined): [Key, string][] =>
  value === undefined ? [] : [[key, value]];

function callOf(operation: Operation, { parameters, body }: Issued): PreparedCall {
  const [media] = operation.body?.media ?? [];
  return { operation, parameters: givenParameters(operation, parameters), body, ...(media && { media }) };
}

/** What the credentials file gives an operation that hands out a user's credentials: the number of the very user. */
export function parametersOfIssued(
  { users }: Checker,
  operation: Operation,
  userIndex: number,
): Map<string, unknown> {
  const issued = users[userIndex]?.issued?.find(({ operationId }) => operationId === operation.id);
  return givenParameters(operation, issued?.parameters ?? {});
}

/**
 * Has credentials be handed out again where a call with them is refused: they end with the session that they were had
 * in. Returns the new ones, undefined where they are the same or the call had none.
 */
export async function renewIssued(
  trial: Trial,
  { code, call, failure }: Exchange,
  userIndex: number,
): Promise<Credentials | undefined> {
  const { users, schemes } = trial.checker;
  const user = users[userIndex];
  const isIssued = [...call.credentials].some(
    ([{ name }, value]) =>
      user?.issued?.some(({ scheme }) => scheme === name) && user.schemes.get(name) === value,
  );
  if (!user || !isIssued || failure || code !== 401) return undefined;
  const before = new Map(user.schemes);
  if (await fetchIssued(trial, userIndex)) return undefined;
  const isNew = (user.issued ?? []).some(({ scheme }) => before.get(scheme) !== user.schemes.get(scheme));
  return isNew ? new Map(schemes.flatMap((one) => pairOf(one, user.schemes.get(one.name)))) : undefined;
}

/**
 * Has the operations of the credentials file hand out what the users need beside their sessions.
 * @throws CheckProblem where one does not
 */
export async function fetchAllIssued(checker: Checker, trialOf: (name: string) => Trial): Promise<void> {
  for (const [index, user] of checker.users.entries()) {
    if ((user.issued ?? []).length === 0) continue;
    const missed = await fetchIssued(trialOf(`credentials ${user.name}`), index);
    if (!missed) continue;
    const { issued, answer } = missed;
    const why = answer.ok ? `nothing at ${issued.token} of its answer` : describeResponse(answer);
    throw new CheckProblem(
      `${user.name} gets no ${issued.scheme} from ${issued.operationId} (${why}); check the credentials file.`,
    );
  }
}
