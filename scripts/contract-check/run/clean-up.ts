import type { Checker } from "../engine/checker";
import { prepareCall } from "../engine/prepare-call";
import type { ResourceInstance } from "../engine/resource-instance";
import { TrialEnded } from "../engine/trial";
import { TrialRun } from "../engine/trial-run";
import { emptyingOf } from "../engine/whole-collections";
import type { Operation } from "../load/model";
import type { Exchange } from "../send/exchange";

/** An instance that the run created and could not delete. */
export interface LeftOver {
  resource: string;
  id: string;
  reason: string;
}

const timeLimitMs = 20_000;
/** However little time a run was given, so much is for leaving the server as it was. */
const leastMs = 2000;

const unknownId = "?";

/** Deletes created instances, the youngest first, so that children go before their parents. */
export async function cleanUp(checker: Checker): Promise<LeftOver[]> {
  checker.unresponsive.clear();
  const now = performance.now();
  const until = Math.min(now + timeLimitMs, Math.max(checker.endsAt, now + leastMs));
  const leftOver = new Map<ResourceInstance, string>();
  const waiting = checker.instances.filter((instance) => instance.isOwn && !instance.isDeleted).reverse();
  let failures = 0;
  for (const instance of [...waiting, ...waiting]) {
    if (instance.isDeleted) continue;
    const remove = instance.resource.remove ?? emptyingOf(checker, instance.resource);
    if (!remove || !checker.selected.has(remove))
      leftOver.set(instance, remove ? `${remove.id} was left out` : "no operation deletes it");
    else if (performance.now() > until) leftOver.set(instance, "no time was left to delete it");
    else if (failures > 5) leftOver.set(instance, "the server did not answer");
    else {
      const trial = new TrialRun(checker, "clean up", 0);
      try {
        const exchange = await removeInAnyState(trial, instance, remove);
        if (exchange.ok || exchange.code === 404 || exchange.code === 410) {
          for (const one of instance.resource.remove ? [instance] : siblingsOf(checker, instance)) {
            one.isDeleted = true;
            leftOver.delete(one);
          }
        } else leftOver.set(instance, `${remove.id} refused with ${exchange.code}`);
      } catch (error) {
        if (!(error instanceof TrialEnded)) throw error;
        failures += 1;
        checker.unresponsive.clear();
        leftOver.set(instance, "the server did not answer");
      }
    }
  }
  return distinct(
    [...leftOver].map(([instance, reason]) => ({
      resource: instance.resource.noun,
      id: String(instance.ids.get(instance.resource.key) ?? unknownId),
      reason,
    })),
  );
}

/** Several calls may have created, or seemed to create, what is one instance: it is listed once. */
function distinct(all: readonly LeftOver[]): LeftOver[] {
  const counts = new Map<string, { one: LeftOver; count: number }>();
  for (const one of all) {
    const key = `${one.resource} ${one.id} ${one.id === unknownId ? one.reason : ""}`;
    counts.set(key, { one, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  // What has no known id may be any number of instances.
  return [...counts.values()].map(({ one, count }) =>
    one.id === unknownId && count > 1 ? { ...one, id: `${count} times, id unknown` } : one,
  );
}

/** All that the run created in the collection of an instance. */
function siblingsOf({ instances }: Checker, { resource, ids }: ResourceInstance): ResourceInstance[] {
  const { parent = "" } = resource;
  return instances.filter((one) => one.resource === resource && one.ids.get(parent) === ids.get(parent));
}

/** Deletes an instance; where its state excludes that, after the actions that lead on from it. */
async function removeInAnyState(
  trial: TrialRun,
  instance: ResourceInstance,
  remove: Operation,
): Promise<Exchange> {
  const { userIndex, resource } = instance;
  const { bases, selected } = trial.checker;
  const send = async (operation: Operation): Promise<Exchange> =>
    trial.send(await prepareCall(trial, operation, { instance, userIndex }), {
      userIndex,
      tolerance: "gateway",
    });
  let exchange = await send(remove);
  for (const action of resource.actions) {
    if (exchange.code !== 409) break;
    if (selected.has(action) && bases.get(action)?.isAccepted && (await send(action)).ok)
      exchange = await send(remove);
  }
  return exchange;
}
