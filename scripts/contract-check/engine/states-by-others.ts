import { referredNoun } from "../plan/nouns";
import type { Resource } from "../plan/resource";
import type { PreparedCall } from "../send/request";
import type { Step } from "./checker";
import { followPath } from "./reached-states";
import { isIdValue, type ResourceInstance, representationOf } from "./resource-instance";
import type { Trial } from "./trial";

/** What brings instances of something else into a state: the orders of a delivery that has arrived are `delivered`. */
interface Bringer {
  resource: Resource;
  path: readonly Step[];
}

const known = new WeakMap<Trial["checker"], Map<string, Bringer>>();

const bringing = new WeakSet<Trial>();

const keyOfState = ({ key }: Resource, state: string): string => `${key} ${state}`;

/** What an instance names of other kinds that operations create: an id of each. */
export function namedOthers(
  { checker }: Pick<Trial, "checker">,
  own: Resource,
  shown: Readonly<Record<string, unknown>>,
): { other: Resource; id: unknown }[] {
  return Object.entries(shown).flatMap(([member, value]) => {
    const noun = referredNoun(member);
    const id = Array.isArray(value) ? value.find(isIdValue) : value;
    const other = noun === undefined || !isIdValue(id) ? undefined : checker.resources.byNoun(noun);
    return other?.create && other !== own && !other.isSingle ? [{ other, id }] : [];
  });
}

/** Notes that a way brings what an instance names into a state, where the own actions of that do not lead to it. */
export function noteBringer({ checker }: Trial, other: Resource, state: string, bringer: Bringer): void {
  const isOwn = checker.states.get(other.key)?.some(({ name }) => name === state) === true;
  const found = known.get(checker) ?? new Map<string, Bringer>();
  known.set(checker, found);
  const key = keyOfState(other, state);
  if (!isOwn && !found.has(key)) found.set(key, bringer);
}

/** Whether something else is known to bring instances into one of these states. */
export const hasBringer = ({ checker }: Trial, other: Resource, states: readonly string[]): boolean =>
  states.some((state) => known.get(checker)?.has(keyOfState(other, state)) === true);

/** The instance of an id that something else names. */
export function namedInstance(
  { checker, steps }: Trial,
  resource: Resource,
  id: unknown,
  userIndex: number,
): ResourceInstance {
  const found = checker.instances.findLast(
    (one) => one.resource === resource && one.ids.get(resource.key) === id,
  );
  return (
    found ?? {
      resource,
      userIndex,
      payload: { id },
      ids: new Map([[resource.key, id]]),
      steps: [...steps],
      isOwn: false,
      isDeleted: false,
      sentBody: undefined,
    }
  );
}

/** How instances are created, calls prepared and what is named read; given by the preparation of calls. */
interface BringingSteps {
  create(resource: Resource): Promise<ResourceInstance | undefined>;
  prepare(step: Step["operation"], instance: ResourceInstance): Promise<PreparedCall>;
  read(resource: Resource, id: unknown): Promise<ResourceInstance | undefined>;
}

/** A new instance in a state that something else brings it into; undefined where nothing is known to. */
export async function instanceByOther(
  trial: Trial,
  other: Resource,
  states: readonly string[],
  { create, prepare, read }: BringingSteps,
): Promise<ResourceInstance | undefined> {
  const { options } = trial.checker;
  const bringers = known.get(trial.checker);
  const state = states.find((one) => bringers?.has(keyOfState(other, one)));
  const bringer = state === undefined ? undefined : bringers?.get(keyOfState(other, state));
  // What brings about a state does not need it itself.
  if (!bringer || options.isReadOnly || bringing.has(trial)) return undefined;
  bringing.add(trial);
  const source = await create(bringer.resource);
  const isThere = source !== undefined && (await followPath(trial, source, bringer.path, prepare));
  bringing.delete(trial);
  if (!isThere) return undefined;
  const shown = representationOf(source.payload, source.ids.get(source.resource.key));
  const named = shown && namedOthers(trial, bringer.resource, shown).find((one) => one.other === other);
  return named && (await read(other, named.id));
}
