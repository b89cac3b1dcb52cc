import type { Checker } from "../../engine/checker";
import { slotsOf } from "../../engine/id-slots";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { findInList } from "../shared/instance-views";
import { discard, lastCreated, perform } from "../shared/prepared-call";

/**
 * What staff makes for somebody's thing is in the lists of those who see the thing: a prescription for another owner's animal
 * is not in a list of one's own.
 *
 * Standard: the reads of what the items refer to.
 * Reports: `ownership`. Severity: error.
 */
export function listedReferences(checker: Checker): Scenario[] {
  const { resources, selected, callers, users } = checker;
  if (users.length < 2) return [];
  return [...resources.all.values()].flatMap(({ create, list }): Scenario[] => {
    if (!create || !list || !callers.has(create) || callers.has(list)) return [];
    if (!selected.has(create) || !selected.has(list)) return [];
    const home = slotsOf(checker, create).find(
      ({ resource, isRequired }) =>
        isRequired && resource?.create && resource.read && !callers.has(resource.create),
    )?.resource;
    if (!home) return [];
    const run = (trial: Trial): Promise<void> => compareLists(trial, create, list, home);
    return [{ name: `listed references ${list.id}`, operation: list, run }];
  });
}

async function compareLists(trial: Trial, create: Operation, list: Operation, home: Resource): Promise<void> {
  if (!home.read || !trial.checker.bases.get(create)?.isAccepted) return;
  const instance = await createInstance(trial, home);
  if (!instance) return;
  const hidden = await trial.send(await prepareCall(trial, home.read, { instance }), { userIndex: 1 });
  const count = trial.created.length;
  const made =
    [403, 404].includes(hidden.code) &&
    (await perform(trial, await prepareCall(trial, create, { instance }))).ok &&
    trial.created.length > count
      ? lastCreated(trial)
      : undefined;
  if (made && made.ids.get(made.resource.key) !== undefined) {
    const own = await findInList(trial, made, list, 0);
    const foreign = own.item && (await findInList(trial, made, list, 1));
    if (foreign?.item && foreign.exchange)
      trial.report("ownership", list, foreign.exchange, {
        expected: `a list without what is about the ${home.noun} of ${trial.checker.users[0]?.name}, which ${trial.checker.users[1]?.name} may not read`,
        cause: "listed reference",
      });
  }
  await discard(trial, made);
  await discard(trial, instance);
}
