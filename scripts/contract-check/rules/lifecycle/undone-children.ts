import type { Checker } from "../../engine/checker";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import { type ResourceInstance, representationOf } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { isRead, type Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import type { Exchange } from "../../send/exchange";
import { createBelow, discard } from "../shared/prepared-call";

/**
 * What a parent counts or adds up of its children is as before once a child that was added is removed: the subtotal of an
 * order holds nothing of the line that was taken off.
 *
 * Standard: addition and removal undo each other; what a removal costs, its description tells.
 * Reports: `read-back`. Severity: error.
 */
export function undoneChildren(checker: Checker): Scenario[] {
  const { resources, selected, options } = checker;
  const all = [...resources.all.values()];
  if (options.isReadOnly) return [];
  return all.flatMap((child): Scenario[] => {
    const { create, remove } = child;
    const parent = child.parent === undefined ? undefined : resources.all.get(child.parent);
    if (!create || !remove || !parent?.read || !isRead(parent.read)) return [];
    if (![create, remove, parent.read].every((one) => selected.has(one)) || costs.test(remove.text))
      return [];
    return [
      {
        name: `undone ${remove.id}`,
        operation: remove,
        run: (trial) => addAndRemove(trial, parent, create, remove),
      },
    ];
  });
}

/** What a removal leaves behind on purpose. */
const costs = /\b(fees?|charges?d?|cost|penalt\w+|keeps?|remains?|stays?|archiv\w+|still)\b/i;

async function addAndRemove(
  trial: Trial,
  parent: Resource,
  create: Operation,
  remove: Operation,
): Promise<void> {
  const { bases } = trial.checker;
  if (!bases.get(create)?.isAccepted || !bases.get(remove)?.isAccepted) return;
  const home = await createInstance(trial, parent);
  const before = home && (await numbersOf(trial, home));
  const added = home && before && (await createBelow(trial, home, create));
  const during = added && (await numbersOf(trial, home));
  const removed = during && (await trial.send(await prepareCall(trial, remove, { instance: added })));
  if (added && removed?.ok) added.isDeleted = true;
  const after = home && removed?.ok ? await numbersOf(trial, home) : undefined;
  if (before && during && after && removed && trial.isSound(removed)) {
    const name = leftBehind(before.numbers, during.numbers, after.numbers);
    if (name !== undefined)
      trial.report("read-back", remove, after.exchange, {
        expected: `${name} to be ${before.numbers.get(name)} again, as before ${create.id}`,
        actual: `${name}: ${after.numbers.get(name)}`,
        pointer: `/${name.replaceAll(".", "/")}`,
        cause: "undone child",
      });
  }
  await discard(trial, home);
}

type Numbers = ReadonlyMap<string, number>;

async function numbersOf(
  trial: Trial,
  home: ResourceInstance,
): Promise<{ exchange: Exchange; numbers: Numbers } | undefined> {
  const { read, key } = home.resource;
  if (!read) return undefined;
  const exchange = await trial.send(await prepareCall(trial, read, { instance: home }));
  const value = exchange.ok ? representationOf(exchange.payload, home.ids.get(key)) : undefined;
  return value && { exchange, numbers: new Map(numbersIn(value)) };
}

/** The numbers of an object and of the objects in it, by their names. */
function numbersIn(value: Readonly<Record<string, unknown>>, before = ""): [string, number][] {
  return Object.entries(value).flatMap(([name, inner]): [string, number][] => {
    if (typeof inner === "number") return [[before + name, inner]];
    return isObject(inner) ? numbersIn(inner, `${before}${name}.`) : [];
  });
}

/** What only grows, whatever is done. */
const growing =
  /version|revision|sequence|serial|counter|change|update|edit|event|ever|next|last|latest|history/i;

/** The number that the child changed, and that its removal did not bring back. */
export function leftBehind(before: Numbers, during: Numbers, after: Numbers): string | undefined {
  return [...before.keys()].find(
    (name) =>
      !growing.test(name) &&
      during.get(name) !== before.get(name) &&
      after.has(name) &&
      after.get(name) !== before.get(name),
  );
}
