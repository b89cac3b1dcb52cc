import { assignedCaller, roleOfInstance } from "../../engine/assigned-callers";
import { afterMovingOn } from "../../engine/one-at-a-time";
import { prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { usersOfRoles } from "../../engine/users-of-role";
import { documents } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import { discardSince, perform, validCall } from "../shared/prepared-call";

/** So many colleagues try: one of them may be refused for what else they have under way. */
const mostColleagues = 3;

/**
 * What a text keeps for the person whom an instance names is refused to another user of the role: "only the vet of the
 * appointment (403 for another vet)".
 *
 * Standard: RFC 9110 §15.5.4 (403); the operation's description.
 * Reports: `ownership`. Severity: error.
 */
export function assignedColleagues(operation: Operation): Scenario[] {
  const role = roleOfInstance(operation.text);
  if (role === "" || isRead(operation) || !documents(operation, 403, 404)) return [];
  const run = (trial: Trial): Promise<void> => callAsColleagues(trial, operation, role);
  return [{ name: `another ${role} ${operation.id}`, operation, run }];
}

async function callAsColleagues(trial: Trial, operation: Operation, role: string): Promise<void> {
  const { checker } = trial;
  if (!checker.bases.get(operation)?.isAccepted) return;
  const count = trial.created.length;
  const call = await validCall(trial, operation, { isFresh: true });
  const assigned = assignedCaller(checker, operation, call.parameters);
  const prepare = (one: Operation, instance: ResourceInstance) => prepareCall(trial, one, { instance });
  const peers = assigned === undefined ? [] : usersOfRoles(checker, checker.users[assigned]?.grants ?? []);
  for (const other of peers.filter((one) => one !== assigned).slice(0, mostColleagues)) {
    const send = () => perform(trial, call, { userIndex: other, isExactUser: true });
    const first = await send();
    const exchange = (await afterMovingOn(trial, first, prepare, send)) ?? first;
    if (!exchange.ok) continue;
    trial.report("ownership", operation, exchange, {
      expected: `403 or 404 for another ${role} than the one of the instance`,
      cause: `another ${role}`,
    });
    break;
  }
  await discardSince(trial, count);
}
