import { isObject, type Json, valueAt } from "../lib/json";
import type { Operation } from "../load/model";
import { isStateName } from "../plan/nouns";
import type { Exchange } from "../send/exchange";
import { slotsOf } from "./id-slots";
import type { ResourceInstance } from "./resource-instance";
import type { Trial } from "./trial";

interface Outcomes {
  accepted: Set<string>;
  refused: Set<string>;
}

interface PickedStates {
  /** Resource key and id → the state in which a list showed the item that was picked. */
  picked: Map<string, string>;
  outcomes: Map<Operation, Outcomes>;
}

const records = new WeakMap<Trial["checker"], PickedStates>();

function recordOf({ checker }: Pick<Trial, "checker">): PickedStates {
  const found = records.get(checker) ?? { picked: new Map(), outcomes: new Map() };
  records.set(checker, found);
  return found;
}

/** The state that a listed item shows: `state: "sold"`, `available: false`. */
function stateOfItem(item: Json): string | undefined {
  for (const [name, value] of Object.entries(item)) {
    if (typeof value === "string" && isStateName(name)) return `${name}=${value}`;
    if (typeof value === "boolean" && /^(is_?)?(available|free|taken|booked)$/i.test(name))
      return `${name}=${value}`;
  }
  return undefined;
}

/** Notes in which state an item was when it was picked from a list. */
export function notePicked(
  trial: Pick<Trial, "checker">,
  { resource, ids, payload }: ResourceInstance,
): void {
  const state = isObject(payload) ? stateOfItem(payload) : undefined;
  if (state !== undefined) recordOf(trial).picked.set(`${resource.key} ${ids.get(resource.key)}`, state);
}

/** Notes whether a call that named a picked item was accepted, or refused by a conflict. */
export function notePickedOutcome(
  trial: Pick<Trial, "checker">,
  { ok, code, operation, call }: Exchange,
): void {
  if (!ok && code !== 409) return;
  const { picked, outcomes } = recordOf(trial);
  if (picked.size === 0) return;
  for (const { resource, parameter, pointer } of slotsOf(trial.checker, operation)) {
    if (!resource || parameter) continue;
    for (const id of [valueAt(call.body, pointer)].flat()) {
      const state = picked.get(`${resource.key} ${id}`);
      if (state === undefined) continue;
      const found = outcomes.get(operation) ?? { accepted: new Set(), refused: new Set() };
      outcomes.set(operation, found);
      (ok ? found.accepted : found.refused).add(state);
    }
  }
}

/**
 * The items of a list in whose state an operation was accepted before, then those in states that were not tried, and those in
 * whose state it was refused alone at last: a seat that is free is held, not one that is sold.
 */
export function bySuitableState<Item>(
  trial: Pick<Trial, "checker">,
  operation: Operation,
  items: readonly Item[],
): readonly Item[] {
  const outcomes = recordOf(trial).outcomes.get(operation);
  if (!outcomes) return items;
  const rankOf = (item: Item): number => {
    const state = isObject(item) ? stateOfItem(item) : undefined;
    if (state === undefined) return 1;
    return outcomes.accepted.has(state) ? 0 : outcomes.refused.has(state) ? 2 : 1;
  };
  return items.toSorted((a, b) => rankOf(a) - rankOf(b));
}
