import { prepareCall } from "../../engine/prepare-call";
import { freshSession, pickCredentials } from "../../engine/session";
import type { Trial } from "../../engine/trial";
import { isEqual } from "../../lib/json";
import type { Operation } from "../../load/model";
import { protectedReads } from "./protected-reads";

/**
 * Signing in opens the session of the user who signs in, recognised by members that differ between two users.
 *
 * Standard: the credentials file's `login`.
 * Reports: `session`. Severity: error.
 */
export async function sessionOwner(trial: Trial, login: Operation): Promise<void> {
  const session = await freshSession(trial, 1);
  const loginExchange = trial.steps.at(-1);
  if (!session || !loginExchange) return;
  for (const operation of protectedReads(trial).slice(0, 6)) {
    const credentials = pickCredentials(operation, session);
    if (!credentials || operation.path.includes("{")) continue;
    const call = await prepareCall(trial, operation);
    const first = await trial.send(call, { userIndex: 0 });
    const second = await trial.send(call, { userIndex: 1 });
    if (!first.ok || !second.ok || isEqual(first.payload, second.payload)) continue;
    const returned = await trial.send(call, { credentials, userIndex: 1 });
    if (
      !returned.ok ||
      isEqual(returned.payload, second.payload) ||
      !isEqual(returned.payload, first.payload)
    )
      return;
    const [one, two] = trial.checker.users;
    trial.report("session", login, returned, {
      expected: `the session of ${two?.name}, who logged in`,
      actual: `what ${one?.name} is shown`,
      cause: "another's",
    });
    return;
  }
}
