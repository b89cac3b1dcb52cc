import type { Checker } from "../../engine/checker";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { viewInstance } from "../shared/instance-views";
import { createBelow, discard, perform } from "../shared/prepared-call";
import { restorationsOf } from "./restoration";

/**
 * What is restored comes back with what belongs to it.
 *
 * Standard: the operation's description; paths below the resource.
 * Reports: `read-back`. Severity: error.
 */
export function restoredChildren(checker: Checker, resource: Resource): Scenario[] {
  const { create, remove } = resource;
  const { selected, options } = checker;
  const [restore] = restorationsOf(resource);
  if (!create || !remove || !restore || options.isReadOnly) return [];
  if (![create, remove, restore].every((one) => selected.has(one)) || losing.test(restore.text)) return [];
  const children = [...checker.resources.all.values()].filter(
    ({ parent, create: add, read, list }) =>
      parent === resource.key && add && selected.has(add) && (read ?? list) !== undefined,
  );
  return children.map((child) => ({
    name: `restored ${restore.id} ${child.key}`,
    operation: restore,
    run: (trial) => deleteAndRestore(trial, resource, child, { remove, restore }),
  }));
}

/** "It comes back without its comments." */
const losing = /\b(without|not|never|except|but no)\b[^.;]*\b(restored|its|their|back|come|comes)\b/i;

interface Steps {
  remove: Operation;
  restore: Operation;
}

async function deleteAndRestore(
  trial: Trial,
  resource: Resource,
  child: Resource,
  { remove, restore }: Steps,
): Promise<void> {
  const home = await createInstance(trial, resource);
  const inner = home && child.create && (await createBelow(trial, home, child.create));
  if (!home || !inner || !(await isThere(trial, inner))) return await discard(trial, home);
  const removed = await trial.send(await prepareCall(trial, remove, { instance: home }));
  if (!removed.ok) return await discard(trial, home);
  const restored = await perform(trial, await prepareCall(trial, restore, { instance: home }));
  if (!restored.ok) {
    home.isDeleted = true;
    return;
  }
  if (trial.isSound(restored) && !(await isThere(trial, inner)))
    trial.report("read-back", restore, restored, {
      expected: `the ${child.noun} that belongs to it to come back too`,
      cause: "restored child",
    });
  await discard(trial, home);
}

async function isThere(trial: Trial, inner: ResourceInstance): Promise<boolean> {
  const views = await viewInstance(trial, inner, { list: !inner.resource.read });
  return (views.read ?? views.list) !== undefined;
}
