import type { Checker } from "../../engine/checker";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { documents } from "../../load/documented";
import { isRead, type Operation } from "../../load/model";
import { normalise, pathSlots } from "../../plan/paths";
import type { Resource } from "../../plan/resource";
import { fetchPage, largestSize, wholeList } from "../shared/fetch-pages";
import { findInList } from "../shared/instance-views";
import { copyCall, discard, discardSince, perform } from "../shared/prepared-call";

/**
 * A child is not found below another parent.
 *
 * Standard: paths with several ids; RFC 9110 §15.5.5 (404).
 * Reports: `not-found`, `listed`. Severity: error.
 */
export function parentScopeScenarios(checker: Checker, resource: Resource): Scenario[] {
  const parent = resource.parent === undefined ? undefined : checker.resources.all.get(resource.parent);
  const { create, list, read, update, replace, remove } = resource;
  if (!parent || !create || resource.isSingle || !checker.selected.has(create)) return [];
  if (!parent.create || !checker.selected.has(parent.create))
    return list && checker.selected.has(list)
      ? [
          {
            name: `place ${list.id}`,
            operation: list,
            run: (trial) => ofExistingParent(trial, resource, parent, list),
          },
        ]
      : [];
  // The content of a document is read below it.
  const below = checker.operations.filter(
    (one) => isRead(one) && documents(one, 404) && normalise(one.path).startsWith(`${resource.key}/{}/`),
  );
  return [list, read, update, replace, remove, ...below]
    .filter((operation): operation is Operation => operation !== undefined && checker.selected.has(operation))
    .map((operation) => ({
      name: `place ${operation.id}`,
      operation,
      run: (trial) => inAndOutOfHome(trial, operation, resource, parent, create),
    }));
}

async function inAndOutOfHome(
  trial: Trial,
  operation: Operation,
  resource: Resource,
  parent: Resource,
  create: Operation,
): Promise<void> {
  const { checker } = trial;
  const start = trial.created.length;
  // Where the child needs its parent in some state, it comes with one that is.
  const isReady = !checker.preparations.has(create);
  const home = isReady ? await createInstance(trial, parent) : undefined;
  const away = isReady && !home ? undefined : await createInstance(trial, parent);
  const made = home
    ? (await perform(trial, await prepareCall(trial, create, { instance: home }))).ok
    : !isReady && (await createInstance(trial, resource, { isFresh: true })) !== undefined;
  const instance = made ? checker.instances.findLast((one) => one.resource === resource) : undefined;
  if (instance && away) await inOtherParent(trial, operation, resource, instance, away);
  await discardSince(trial, start);
}

/**
 * Where the run creates no parents, the items of a list name the one that the path names, in the member by which a new item
 * names it.
 */
async function ofExistingParent(
  trial: Trial,
  resource: Resource,
  parent: Resource,
  list: Operation,
): Promise<void> {
  const instance = await createInstance(trial, resource);
  const home = instance?.ids.get(parent.key);
  const [slot] = [...pathSlots(list.path)].find(([, key]) => key === parent.key) ?? [];
  if (instance && slot !== undefined && isObject(instance.payload) && instance.payload[slot] === home) {
    const call = await prepareCall(trial, list, { instance });
    const page = await fetchPage(trial, call, list.pagination ?? wholeList(list), {
      index: 0,
      size: largestSize(list),
    });
    const stray = page?.items
      .filter(isObject)
      .find((item) => item[slot] !== undefined && item[slot] !== home);
    if (page && stray)
      trial.report("listed", list, page.exchange, {
        expected: `only items with ${slot} ${String(home)}`,
        actual: `one with ${slot} ${String(stray[slot])}`,
        cause: "elsewhere",
      });
  }
  await discard(trial, instance);
}

async function inOtherParent(
  trial: Trial,
  operation: Operation,
  resource: Resource,
  instance: ResourceInstance,
  away: ResourceInstance,
): Promise<void> {
  const other = away.ids.get(away.resource.key);
  if (other === undefined || other === instance.ids.get(away.resource.key)) return;
  if (operation === resource.list) {
    const here = await findInList(trial, instance, operation, 0);
    if (!here.item) return;
    const moved: ResourceInstance = {
      ...instance,
      ids: new Map([...instance.ids, [away.resource.key, other]]),
    };
    const there = await findInList(trial, moved, operation, 0);
    // A list below no parent has all of them, unless a filter asks for one.
    const isAsked = there.exchange && [...there.exchange.call.parameters.values()].includes(other);
    if (there.item && there.exchange && isAsked)
      trial.report("listed", operation, there.exchange, {
        expected: "only what lives here",
        actual: "something that lives elsewhere",
        cause: "elsewhere",
      });
    return;
  }
  const slot = [...pathSlots(operation.path)].find(([, key]) => key === away.resource.key)?.[0];
  if (slot === undefined || !documents(operation, 404)) return;
  const call = await prepareCall(trial, operation, { instance });
  const exchange = await trial.send(copyCall(call, `path.${slot}`, other));
  // A PUT that creates makes one of the same key there.
  const isNew = operation === resource.replace && exchange.response?.status === 201;
  if (exchange.ok && !isNew) {
    trial.report("not-found", operation, exchange, {
      expected: "404, as it lives elsewhere",
      cause: "elsewhere",
      shared: `elsewhere ${resource.key}`,
    });
    if (operation === resource.remove) instance.isDeleted = true;
  }
}
