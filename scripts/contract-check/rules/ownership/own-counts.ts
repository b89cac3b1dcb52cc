import type { Checker } from "../../engine/checker";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { countOf } from "../lifecycle/counters";
import { discard } from "../shared/prepared-call";

/**
 * What a user's own page counts of the user's things rises with each that the user creates, and not with those of others.
 *
 * Standard: the member's name (`animalCount`).
 * Reports: `read-back`, `ownership`. Severity: error.
 */
export function ownCounts(checker: Checker): Scenario[] {
  const { resources, selected, users, callers } = checker;
  const all = [...resources.all.values()];
  return all.flatMap((own) => {
    const { read } = own;
    const { create: made, list } = own;
    if (!read || made || list || read.path.includes("{") || !selected.has(read)) return [];
    return all.flatMap((child): Scenario[] => {
      const name = child.isSingle ? undefined : countOf(own, child);
      const { create } = child;
      if (name === undefined || !create || !selected.has(create) || callers.has(create) || users.length < 2)
        return [];
      const run = (trial: Trial): Promise<void> => count(trial, read, child, name);
      return [{ name: `own count ${read.id} ${name}`, operation: read, run }];
    });
  });
}

async function count(trial: Trial, read: Operation, child: Resource, name: string): Promise<void> {
  const now = async () => {
    const exchange = await trial.send(await prepareCall(trial, read));
    const value = isObject(exchange.payload) ? exchange.payload[name] : undefined;
    return exchange.ok && typeof value === "number" ? { exchange, value } : undefined;
  };
  for (const userIndex of [1, 0]) {
    const before = await now();
    const instance = before && (await createInstance(trial, child, { userIndex }));
    const after = instance && (await now());
    await discard(trial, instance);
    if (!before || !after) return;
    const wanted = before.value + (userIndex === 0 ? 1 : 0);
    if (after.value === wanted) continue;
    trial.report(userIndex === 0 ? "read-back" : "ownership", read, after.exchange, {
      expected: `${name} ${wanted} after ${trial.checker.users[userIndex]?.name} created one`,
      actual: `${name}: ${after.value}`,
      pointer: `/${name}`,
      cause: "own count",
    });
    return;
  }
}
