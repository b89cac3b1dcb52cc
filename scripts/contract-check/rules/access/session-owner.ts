import { prepare } from "../../engine/prepare-call";
import { freshSession, pickWay } from "../../engine/session";
import type { Trial } from "../../engine/trial";
import { isEqual } from "../../lib/json";
import type { Operation } from "../../load/model";
import { guardedReads } from "./protected-reads";

/** A log-in opens the session of whoever logs in: what differs between two users tells whose it is. */
export async function ownSession(trial: Trial, login: Operation): Promise<void> {
  const session = await freshSession(trial, 1);
  const begun = trial.steps.at(-1);
  if (!session || !begun) return;
  for (const operation of guardedReads(trial).slice(0, 6)) {
    const way = pickWay(operation, session);
    if (!way || operation.path.includes("{")) continue;
    const call = await prepare(trial, operation);
    const first = await trial.send(call, { userIndex: 0 });
    const second = await trial.send(call, { userIndex: 1 });
    if (!first.ok || !second.ok || isEqual(first.payload, second.payload)) continue;
    const shown = await trial.send(call, { credentials: way, userIndex: 1 });
    if (!shown.ok || isEqual(shown.payload, second.payload) || !isEqual(shown.payload, first.payload)) return;
    const [one, two] = trial.checker.users;
    trial.report("session", login, shown, {
      expected: `the session of ${two?.name}, who logged in`,
      actual: `what ${one?.name} is shown`,
      cause: "another's",
    });
    return;
  }
}
