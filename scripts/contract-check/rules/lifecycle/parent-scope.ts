import type { Checker } from "../../engine/checker";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { documents } from "../../load/documented";
import type { Operation } from "../../load/model";
import { pathSlots } from "../../plan/paths";
import type { Resource } from "../../plan/resource";
import { findInList } from "../shared/instance-views";
import { copyCall, discard, perform } from "../shared/prepared-call";

/**
 * A child is not found below another parent.
 *
 * Standard: paths with several ids; RFC 9110 §15.5.5 (404).
 * Reports: `not-found`, `listed`. Severity: error.
 */
export function parentScopeScenarios(checker: Checker, resource: Resource): Scenario[] {
  const parent = resource.parent === undefined ? undefined : checker.resources.all.get(resource.parent);
  const { create, list, read, update, replace, remove } = resource;
  if (
    !parent?.create ||
    !create ||
    resource.isSingle ||
    !checker.selected.has(create) ||
    !checker.selected.has(parent.create)
  )
    return [];
  return [list, read, update, replace, remove]
    .filter((operation): operation is Operation => operation !== undefined && checker.selected.has(operation))
    .map((operation) => ({
      name: `place ${operation.id}`,
      operation,
      run: async (trial) => {
        const home = await createInstance(trial, parent);
        const away = home && (await createInstance(trial, parent));
        const exchange = home && (await perform(trial, await prepareCall(trial, create, { instance: home })));
        if (home && away && exchange?.ok) {
          const instance = checker.instances.at(-1);
          if (instance) await inOtherParent(trial, operation, resource, instance, away);
        }
        await discard(
          trial,
          checker.instances.findLast(
            (one) =>
              one.resource === resource &&
              !one.isDeleted &&
              one.ids.get(parent.key) === home?.ids.get(parent.key),
          ),
        );
        await discard(trial, away);
        await discard(trial, home);
      },
    }));
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
  if (exchange.ok) {
    trial.report("not-found", operation, exchange, {
      expected: "404, as it lives elsewhere",
      cause: "elsewhere",
      shared: `elsewhere ${resource.key}`,
    });
    if (operation === resource.remove) instance.isDeleted = true;
  }
}
