import { holdsProtected, registeredItem } from "../../engine/existing-instance";
import { subjectSlot } from "../../engine/id-slots";
import { pinListed } from "../../engine/listed-instances";
import { prepareCall } from "../../engine/prepare-call";
import { itemsOf } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { usersOfRoles } from "../../engine/users-of-role";
import { isObject } from "../../lib/json";
import { findList } from "../../load/lists";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { perform, validCall } from "../shared/prepared-call";
import { stateMember } from "../shared/state-member";

/** So many items are tried, the first ones of each state. */
const maximumItems = 6;

/**
 * Opens an operation on what a list shows: a committee decides on the applications of all, of which the one that the first
 * user handed in is not the next; visitors are let into an event that begins today, as none begins that is made now. Where
 * another user than the first one calls it, others of that role do so with what is theirs. Returns whether one was
 * accepted.
 *
 * Part of `base-request`.
 */
export async function tryListed(trial: Trial, operation: Operation): Promise<boolean> {
  const { bases, callers, users } = trial.checker;
  const caller = callers.get(operation);
  // What exists already is not the run's to replace or to delete.
  if (operation.method !== "post") return false;
  if (caller === undefined)
    return isAboutState(bases.get(operation)?.refusal) && (await tryListOf(trial, operation, 0));
  const peers = usersOfRoles(trial.checker, users[caller]?.grants ?? []).filter((index) => index !== caller);
  for (const user of [caller, ...peers]) {
    callers.set(operation, user);
    if (await tryListOf(trial, operation, user)) return true;
  }
  callers.set(operation, caller);
  return false;
}

const isAboutState = (refusal = ""): boolean => /\b(?:status|code) 409\b/.test(refusal);

/** Tries the items of a user's list, the first ones of each state. */
async function tryListOf(trial: Trial, operation: Operation, userIndex: number): Promise<boolean> {
  const { bases, selected, instances, callers } = trial.checker;
  const resource = subjectSlot(trial.checker, operation)?.resource;
  const list = resource?.list;
  const shape = list && findList(list);
  if (!shape || !selected.has(list)) return false;
  // Where the run's own ones are, others wait, too.
  const own = instances.filter((one) => one.resource === resource);
  const exchange = await trial.send(await prepareCall(trial, list, { userIndex, instance: own.at(-1) }), {
    userIndex,
  });
  const items = itemsOf(exchange, list.pagination?.items ?? shape.items) ?? [];
  const usable = items.filter((item) => !holdsProtected(trial, item));
  for (const item of spreadOverStates(resource, usable).slice(0, maximumItems)) {
    const listed = registeredItem(trial, resource, exchange, item, userIndex);
    const call = await validCall(trial, operation, { instance: listed });
    const { ok } = await perform(trial, call, { trigger: "valid" });
    const base = bases.get(operation);
    if (!ok || !base) continue;
    base.isAccepted = true;
    if (listed && !callers.has(operation)) pinListed(trial.checker, operation, listed);
    return true;
  }
  return false;
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
