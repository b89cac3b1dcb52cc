import { valueAt } from "../lib/json";
import { isRead, type Operation } from "../load/model";
import type { Resource } from "../plan/resource";
import type { Exchange } from "../send/exchange";
import { keyOf, type PreparedCall } from "../send/request";
import { slotsOf } from "./id-slots";
import { reasonOf } from "./refusal-reason";
import type { ResourceInstance } from "./resource-instance";
import { namedInstance } from "./states-by-others";
import type { Trial } from "./trial";

/** What brings up again what creations of an operation use up, and for which refusals nothing was found. */
interface Known {
  supplier: Operation | undefined;
  /** Refusal → how many operations were open when nothing helped. */
  readonly futile: Map<string, number>;
}

const records = new WeakMap<Trial["checker"], Map<Operation, Known>>();

function knownOf({ checker }: Trial, create: Operation): Known {
  const ofRun = records.get(checker) ?? new Map<Operation, Known>();
  records.set(checker, ofRun);
  const found = ofRun.get(create) ?? { supplier: undefined, futile: new Map() };
  ofRun.set(create, found);
  return found;
}

/** Whether it is known what brings up again what creations of an operation use up. */
export const isReplenished = (trial: Trial, create: Operation): boolean =>
  knownOf(trial, create).supplier !== undefined;

const ofTime = /\b(time|times|overlaps?|overlapping|booked|slot|day|date)\b/;

/**
 * Where a creation that was accepted before is refused: something else is created for what it names, which may bring up what
 * it uses, as a package brings lessons to a pupil and a deposit money to an account, or something is done to what was created
 * earlier, where there may be so many of a state alone. What helps once is what helps later.
 * Returns the answer to the same request after it, where that is a success.
 */
export async function replenished(
  trial: Trial,
  refused: Exchange,
  userIndex: number,
  prepare: (operation: Operation, instance: ResourceInstance) => Promise<PreparedCall>,
): Promise<Exchange | undefined> {
  const { operation: create } = refused;
  if (refused.code !== 409 && refused.code !== 422) return undefined;
  if (trial.checker.bases.get(create)?.isAccepted !== true) return undefined;
  const known = knownOf(trial, create);
  const reason = reasonOf(refused);
  const open = [...trial.checker.bases.values()].filter(({ isAccepted }) => isAccepted).length;
  if ((known.futile.get(reason) ?? -1) >= open || ofTime.test(reason)) return undefined;
  for (const [supplier, instance] of candidates(trial, refused, userIndex, known.supplier)) {
    const supplied = await trial.send(await prepare(supplier, instance), { userIndex });
    if (!supplied.ok) continue;
    if (supplier === instance.resource.remove) instance.isDeleted = true;
    const again = await trial.send(refused.call, { userIndex });
    if (!again.ok && reasonOf(again) === reason) continue;
    known.supplier = supplier;
    return again.ok ? again : undefined;
  }
  if (!known.supplier) known.futile.set(reason, open);
  return undefined;
}

function* candidates(
  trial: Trial,
  refused: Exchange,
  userIndex: number,
  supplier: Operation | undefined,
): Generator<[Operation, ResourceInstance]> {
  const isWanted = (one: Operation): boolean => supplier === undefined || supplier === one;
  yield* suppliersFor(trial, refused, userIndex).filter(([one]) => isWanted(one));
  yield* endingEarlier(trial, refused.operation, userIndex, isWanted);
}

const changed = new WeakMap<ResourceInstance, Set<Operation>>();
/** So many earlier instances are tried for one refusal. */
const mostEarlier = 2;

/**
 * What was created earlier and nothing uses any more, each with what can be done to it: a member with five new suggestions may
 * make another one once the library has decided on one.
 */
function* endingEarlier(
  trial: Trial,
  create: Operation,
  userIndex: number,
  isWanted: (action: Operation) => boolean,
): Generator<[Operation, ResourceInstance]> {
  const { bases, instances, resources, selected, shared } = trial.checker;
  const resource = resources.roles.get(create)?.resource;
  const inUse = new Set(trial.created);
  const isShared = (one: ResourceInstance): boolean => [...shared.values()].includes(one);
  for (const action of [resource?.remove ?? [], resource?.actions ?? []].flat()) {
    if (!isWanted(action) || !selected.has(action) || bases.get(action)?.isAccepted !== true) continue;
    const earlier = instances.filter(
      (one) =>
        one.resource === resource &&
        one.userIndex === userIndex &&
        !one.isDeleted &&
        !inUse.has(one) &&
        !changed.get(one)?.has(action),
    );
    // What others use as well comes last, and is replaced.
    const inOrder = [...earlier.filter((one) => !isShared(one)), ...earlier.filter(isShared)];
    for (const one of inOrder.slice(0, mostEarlier)) {
      changed.set(one, (changed.get(one) ?? new Set()).add(action));
      for (const [key, instance] of shared) if (instance === one) shared.delete(key);
      yield [action, one];
    }
  }
}

/** Creations, each with what of a refused request it is made for. */
function suppliersFor(
  trial: Trial,
  { operation: create, call }: Exchange,
  userIndex: number,
): [Operation, ResourceInstance][] {
  const { bases, operations, resources, selected } = trial.checker;
  const named = new Map<Resource, unknown>();
  for (const { parameter, pointer, resource, member } of slotsOf(trial.checker, create)) {
    const value = parameter ? call.parameters.get(keyOf(parameter)) : valueAt(call.body, pointer);
    if (resource && member === undefined && value !== undefined) named.set(resource, value);
  }
  return operations.flatMap((one): [Operation, ResourceInstance][] => {
    const isUsable =
      one !== create && !isRead(one) && selected.has(one) && bases.get(one)?.isAccepted === true;
    if (!isUsable || one.method !== "post" || resources.roles.get(one)?.kind === "action") return [];
    return slotsOf(trial.checker, one).flatMap(({ resource }): [Operation, ResourceInstance][] => {
      const id = resource && named.get(resource);
      // What exists from the start stays as it is, but for whom the refused request is about already.
      return resource && id !== undefined ? [[one, namedInstance(trial, resource, id, userIndex)]] : [];
    });
  });
}
