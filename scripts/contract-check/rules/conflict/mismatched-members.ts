import type { Checker } from "../../engine/checker";
import { ownMemberNames } from "../../engine/own-members";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { documents } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import { differentValue } from "../shared/different-value";
import { discard, lastCreated, perform, validCall } from "../shared/prepared-call";

/**
 * A value of the body that has to be that of what the path names is refused where it is another one: "a wrong code is
 * refused with 409".
 *
 * Standard: the operation's description.
 * Reports: `conflict`. Severity: error.
 */
export function mismatchedMembers(checker: Checker, operation: Operation): Scenario[] {
  if (isRead(operation) || !operation.body || !documents(operation, 400, 403, 409, 422)) return [];
  return ownMemberNames(checker, operation).map((name) => ({
    name: `mismatch ${operation.id} ${name}`,
    operation,
    run: (trial: Trial) => sendOther(trial, operation, name),
  }));
}

async function sendOther(trial: Trial, operation: Operation, name: string): Promise<void> {
  if (!trial.checker.bases.get(operation)?.isAccepted) return;
  const call = await validCall(trial, operation, { isFresh: true });
  const instance = lastCreated(trial);
  const now = isObject(call.body) ? call.body[name] : undefined;
  const other = now === undefined || now === null ? undefined : differentValue(trial, operation, name, now);
  if (other !== undefined && isObject(call.body)) {
    const exchange = await perform(trial, { ...call, body: { ...call.body, [name]: other } });
    if (exchange.ok)
      trial.report("conflict", operation, exchange, {
        expected: `a refusal, as another ${name} was sent than the one that is shown`,
        pointer: `/body/${name}`,
        cause: "mismatch",
      });
  }
  await discard(trial, instance);
}
