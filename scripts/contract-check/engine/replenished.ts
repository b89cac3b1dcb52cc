import { isObject, valueAt } from "../lib/json";
import { singular } from "../lib/singular";
import { literal } from "../lib/texts";
import { isRead, type Operation } from "../load/model";
import type { Resource } from "../plan/resource";
import type { Exchange } from "../send/exchange";
import { keyOf, type PreparedCall } from "../send/request";
import { slotsOf } from "./id-slots";
import { reasonOf, textOfRefusal } from "./refusal-reason";
import type { ResourceInstance } from "./resource-instance";
import { namedInstance } from "./states-by-others";
import { timeAhead, timeWindow } from "./time-window";
import type { Trial } from "./trial";

/** What brings up again what creations of an operation use up, and for which refusals nothing was found. */
interface Known {
  supplier: Operation | undefined;
  /** Refusal → how many operations were open when nothing helped. */
  readonly futile: Map<string, number>;
  /** How often in a row nothing helped that a refusal names. */
  turns: number;
}

const records = new WeakMap<Trial["checker"], Map<Operation, Known>>();

function knownOf({ checker }: Trial, create: Operation): Known {
  const ofRun = records.get(checker) ?? new Map<Operation, Known>();
  records.set(checker, ofRun);
  const found = ofRun.get(create) ?? { supplier: undefined, futile: new Map(), turns: 0 };
  ofRun.set(create, found);
  return found;
}

/** Whether it is known what brings up again what creations of an operation use up. */
export const isReplenished = (trial: Trial, create: Operation): boolean =>
  knownOf(trial, create).supplier !== undefined;

const ofTime = /\b(time|times|overlaps?|overlapping|booked|slot|day|date)\b/;

/** What a supplier is done to; undefined for what the caller has without anything naming it, as a membership. */
type Supplier = readonly [Operation, ResourceInstance | undefined];

/** How calls are prepared; given by whoever asks. */
type Prepare = (operation: Operation, instance: ResourceInstance | undefined) => Promise<PreparedCall>;

/** What a refusal names comes and goes with what the run does to it: it is brought about so many times without success. */
const mostTurns = 8;

const isFutile = ({ futile }: Known, reason: string, open: number): boolean =>
  (futile.get(reason) ?? -1) >= open || ofTime.test(reason);

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
  prepare: Prepare,
): Promise<Exchange | undefined> {
  const { operation: create } = refused;
  if (refused.code !== 409 && refused.code !== 422) return undefined;
  if (trial.checker.bases.get(create)?.isAccepted !== true) return undefined;
  const known = knownOf(trial, create);
  const reason = reasonOf(refused);
  const open = [...trial.checker.bases.values()].filter(({ isAccepted }) => isAccepted).length;
  const named = suppliersNamedBy(trial, refused, userIndex);
  if (named.length > 0 ? known.turns >= mostTurns : isFutile(known, reason, open)) return undefined;
  if (named.length > 0) known.turns += 1;
  const found =
    (await firstThatHelps(trial, refused, named, userIndex, prepare)) ??
    (await firstThatHelps(
      trial,
      refused,
      candidates(trial, refused, userIndex, known.supplier),
      userIndex,
      prepare,
    ));
  if (!found && !known.supplier) known.futile.set(reason, open);
  if (!found) return undefined;
  known.supplier = found.supplier;
  known.turns = 0;
  return found.again.ok ? found.again : undefined;
}

/**
 * Brings about what the refusal of an operation names that was never accepted. Returns the answer to the same request after
 * it: a success, or a refusal for another reason.
 */
export async function afterBringingAbout(
  trial: Trial,
  refused: Exchange,
  userIndex: number,
  prepare: Prepare,
): Promise<Exchange | undefined> {
  if (refused.code !== 409 && refused.code !== 422) return undefined;
  const named = suppliersNamedBy(trial, refused, userIndex);
  return (await firstThatHelps(trial, refused, named, userIndex, prepare))?.again;
}

/** The first supplier after which a request is answered otherwise than before, with that answer. */
async function firstThatHelps(
  trial: Trial,
  refused: Exchange,
  suppliers: Iterable<Supplier>,
  userIndex: number,
  prepare: Prepare,
): Promise<{ supplier: Operation; again: Exchange } | undefined> {
  const reason = reasonOf(refused);
  for (const [supplier, instance] of suppliers) {
    const call = await prepare(supplier, instance);
    const body = instance ? call.body : beginningNow(trial, supplier, call.body);
    const supplied = await trial.send({ ...call, body }, { userIndex });
    if (!supplied.ok) continue;
    if (instance && supplier === instance.resource.remove) instance.isDeleted = true;
    const again = await trial.send(refused.call, { userIndex });
    if (again.ok || reasonOf(again) !== reason) return { supplier, again };
  }
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

/**
 * What brings about what a refusal names although the request refers to none, "You have no active membership": a new one, or
 * what else is done to the one there is, as one that is paused.
 */
function suppliersNamedBy({ checker }: Trial, refused: Exchange, userIndex: number): Supplier[] {
  const { bases, instances, operations, resources, selected } = checker;
  const own = resources.roles.get(refused.operation)?.resource;
  const referred = new Set(slotsOf(checker, refused.operation).map(({ resource }) => resource));
  const words = textOfRefusal(refused)
    .split(/[^a-z]+/)
    .map(singular);
  const created = operations.filter((one) => {
    const role = resources.roles.get(one);
    const { noun = "" } = role?.resource ?? {};
    const isNamed = role?.kind === "create" && words.includes(noun) && isOfCaller(refused, words, noun);
    return isNamed && role.resource !== own && !referred.has(role.resource);
  });
  const isUsable = (one: Operation): boolean => selected.has(one) && bases.get(one)?.isAccepted === true;
  return created.filter(isUsable).flatMap((create): Supplier[] => {
    const resource = resources.roles.get(create)?.resource;
    const latest = instances.findLast(
      (one) => one.resource === resource && one.userIndex === userIndex && !one.isDeleted,
    );
    const actions = latest ? (resource?.actions ?? []).filter(isUsable) : [];
    return [[create, undefined], ...actions.map((one): Supplier => [one, latest])];
  });
}

/** Whether a refusal, or the text of the operation, says that it is the caller who lacks something. */
function isOfCaller({ operation }: Exchange, words: readonly string[], noun: string): boolean {
  const lacking = new RegExp(
    `\\b(?:caller|you|user|member)\\b[^.;]*\\b(?:no|without|needs?)\\b[^.;]*\\b${literal(noun)}`,
  );
  return words.some((one) => /^your?$/.test(one)) || lacking.test(operation.text.toLowerCase());
}

/** The body of what the caller needs at once: it begins as early as its text allows. */
function beginningNow({ checker }: Trial, supplier: Operation, body: unknown): unknown {
  const window = timeWindow(supplier);
  const begin = window && timeAhead(checker, window, window.least);
  return window && begin !== undefined && isObject(body) ? { ...body, [window.name]: begin } : body;
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
