import { isObject } from "../lib/json";
import { referredNoun } from "../plan/nouns";
import type { Resource } from "../plan/resource";
import type { PreparedCall } from "../send/request";
import type { Checker, ReachedState, Step } from "./checker";
import { followPath } from "./reached-states";
import { isIdValue, type ResourceInstance, representationOf } from "./resource-instance";
import type { Trial } from "./trial";

/** What brings about instances that no operation creates: a paid order has `ticketIds`. */
interface Producer {
  resource: Resource;
  path: readonly Step[];
  member: string;
}

const known = new WeakMap<Checker, Map<Resource, Producer>>();

/** Notes which resources a state brings about that nothing creates, by what an instance shows in it. */
export function noteProduced(
  checker: Checker,
  resource: Resource,
  { path }: Pick<ReachedState, "path">,
  shown: Readonly<Record<string, unknown>>,
): void {
  if (path.length === 0) return;
  for (const [member, value] of Object.entries(shown)) {
    const noun = referredNoun(member);
    const named =
      noun !== undefined && idIn(value) !== undefined ? checker.resources.byNoun(noun) : undefined;
    if (!named || named === resource || named.create || named.isSingle) continue;
    const producers = known.get(checker) ?? new Map<Resource, Producer>();
    known.set(checker, producers);
    if (!producers.has(named)) producers.set(named, { resource, path, member });
  }
}

/** What brings about instances of a resource that nothing creates, where a state was seen to. */
export const producerOf = (checker: Checker, resource: Resource | undefined): Resource | undefined =>
  resource && known.get(checker)?.get(resource)?.resource;

const idIn = (value: unknown): unknown => (Array.isArray(value) ? value.find(isIdValue) : undefined);

/** How instances are created and calls prepared; given by the preparation of calls. */
interface ProductionSteps {
  userIndex: number;
  create(resource: Resource): Promise<ResourceInstance | undefined>;
  prepare(step: Step["operation"], instance: ResourceInstance): Promise<PreparedCall>;
}

/** A new instance of what nothing creates by itself, where a state of something else brings it about. */
export async function producedInstance(
  trial: Trial,
  resource: Resource,
  { userIndex, create, prepare }: ProductionSteps,
): Promise<ResourceInstance | undefined> {
  const { checker } = trial;
  const producer = checker.options.isReadOnly ? undefined : known.get(checker)?.get(resource);
  const source = producer && (await create(producer.resource));
  if (!producer || !source || !(await followPath(trial, source, producer.path, prepare))) return undefined;
  const shown = representationOf(source.payload, source.ids.get(source.resource.key));
  const id = idIn(isObject(shown) ? shown[producer.member] : undefined);
  if (id === undefined) return undefined;
  const instance: ResourceInstance = {
    resource,
    userIndex,
    payload: { id },
    ids: new Map([[resource.key, id]]),
    steps: [...trial.steps],
    isOwn: true,
    isDeleted: false,
    sentBody: undefined,
  };
  trial.created.push(instance);
  return instance;
}
