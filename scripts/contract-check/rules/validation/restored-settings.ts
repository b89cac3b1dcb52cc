import type { Checker } from "../../engine/checker";
import { prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import { membersOf } from "../../schema/shape";

/**
 * Settings, profiles and the like are taken back to what they were before the run changed them: others depend on them.
 *
 * Reports nothing of its own.
 */
export function restoredSettings(checker: Checker, operation: Operation): Scenario[] {
  const role = checker.resources.roles.get(operation);
  const isChange = role?.kind === "update" || role?.kind === "replace";
  if (!isChange || !role.resource.isSingle || operation.path.includes("{")) return [];
  return [{ name: `restored ${operation.id}`, operation, run: (trial) => restore(trial, operation) }];
}

async function restore(trial: Trial, operation: Operation): Promise<void> {
  const { bases, firstReads, resources, validator } = trial.checker;
  const role = resources.roles.get(operation);
  const before = role && firstReads.get(role.resource);
  const base = bases.get(operation);
  const schema = operation.body?.media[0]?.schema;
  if (!base?.isAccepted || !schema || !isObject(before) || !isObject(base.body)) return;
  const names = [...membersOf(operation.contract.documents, schema).keys()];
  const known = Object.fromEntries(
    names.filter((name) => Object.hasOwn(before, name)).map((name) => [name, before[name]]),
  );
  const body = role?.kind === "replace" ? { ...base.body, ...known } : known;
  if (Object.keys(known).length === 0 || !validator.isValid(schema, body)) return;
  await trial.send({ ...(await prepareCall(trial, operation)), body });
}
