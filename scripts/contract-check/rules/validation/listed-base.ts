import { holdsProtected, registeredItem } from "../../engine/existing-instance";
import { slotsOf } from "../../engine/id-slots";
import { prepareCall } from "../../engine/prepare-call";
import { itemsOf } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import { findList } from "../../load/lists";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { perform, validCall } from "../shared/prepared-call";
import { stateMember } from "../shared/state-member";

/** So many items are tried, the first ones of each state. */
const maximumItems = 6;

/**
 * Opens an operation that another user than the first one calls, on what that user sees in the list: a committee decides
 * on the applications of all, of which the one that the first user handed in is not the next. Returns whether one was
 * accepted.
 *
 * Part of `base-request`.
 */
export async function tryListed(trial: Trial, operation: Operation): Promise<boolean> {
  const { bases, callers, selected } = trial.checker;
  const caller = callers.get(operation);
  const resource = subjectOf(trial, operation);
  const list = resource?.list;
  const shape = list && findList(list);
  // What exists already is not the run's to replace or to delete.
  if (caller === undefined || !shape || !selected.has(list) || operation.method !== "post") return false;
  // Where the run's own ones are, others wait, too.
  const instance = trial.checker.instances.findLast((one) => one.resource === resource);
  const exchange = await trial.send(await prepareCall(trial, list, { userIndex: caller, instance }), {
    userIndex: caller,
  });
  const items = itemsOf(exchange, list.pagination?.items ?? shape.items) ?? [];
  const usable = items.filter((item) => !holdsProtected(trial, item));
  for (const item of spreadOverStates(resource, usable).slice(0, maximumItems)) {
    const listed = registeredItem(trial, resource, exchange, item, caller);
    const call = await validCall(trial, operation, { instance: listed });
    const { ok } = await perform(trial, call, { trigger: "valid" });
    const base = bases.get(operation);
    if (!ok || !base) continue;
    base.isAccepted = true;
    return true;
  }
  return false;
}

/** The resource of the last id in the path: `POST /applications/{applicationId}/offer` is about an application. */
function subjectOf({ checker }: Trial, operation: Operation): Resource | undefined {
  return slotsOf(checker, operation).findLast(({ parameter }) => parameter?.in === "path")?.resource;
}

/** The first item of each state, then the second ones. */
function spreadOverStates(resource: Resource, items: readonly unknown[]): unknown[] {
  const member = stateMember(resource)?.name;
  const seen = new Map<unknown, number>();
  const rank = new Map<unknown, number>();
  for (const item of items) {
    const state = isObject(item) && member !== undefined ? item[member] : "";
    const place = seen.get(state) ?? 0;
    seen.set(state, place + 1);
    rank.set(item, place);
  }
  return items.toSorted((left, right) => (rank.get(left) ?? 0) - (rank.get(right) ?? 0));
}
