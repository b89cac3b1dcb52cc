import { slotsOf } from "../../engine/id-slots";
import { prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { toJson } from "../../lib/exact-json";
import { isEqual, isObject, valueAt } from "../../lib/json";
import type { Operation } from "../../load/model";
import type { Exchange } from "../../send/exchange";
import { keyOf } from "../../send/request";
import type { PreparedCall } from "../shared/prepared-call";

/** What a keyed call changes elsewhere: the invoice that a payment is made for. Part of `idempotency-key`. */
export function concerned(
  { checker }: Trial,
  { operation, parameters, body }: PreparedCall,
): ResourceInstance | undefined {
  const named = slotsOf(checker, operation).flatMap(({ parameter, pointer, resource }) => {
    const id = parameter ? parameters.get(keyOf(parameter)) : valueAt(body, pointer);
    return resource?.read && id !== undefined ? [{ resource, id }] : [];
  });
  const own = checker.resources.roles.get(operation)?.resource;
  const [first] = named.filter(({ resource }) => resource !== own || operation !== own.create);
  if (!first) return undefined;
  return (
    checker.instances.find(
      ({ resource, ids }) => resource === first.resource && ids.get(resource.key) === first.id,
    ) ?? {
      resource: first.resource,
      userIndex: 0,
      payload: undefined,
      ids: new Map([[first.resource.key, first.id]]),
      steps: [],
      isOwn: false,
      isDeleted: false,
      sentBody: undefined,
    }
  );
}

/** What is shown of it. */
export async function readConcerned(trial: Trial, instance: ResourceInstance): Promise<Exchange | undefined> {
  const { read } = instance.resource;
  return read && (await trial.send(await prepareCall(trial, read, { instance })));
}

/** A repeated request has no effect of its own. */
export function judgeRepetition(
  trial: Trial,
  operation: Operation,
  before: Exchange | undefined,
  after: Exchange | undefined,
): void {
  if (!before || !after?.ok || !trial.isSound(after)) return;
  const changed = repeatedEffects(before.payload, after.payload);
  if (changed.length > 0)
    trial.report("idempotency", operation, after, {
      expected: `the same ${changed.join(", ")} as before the request was repeated with its key`,
      actual: changed.map((name) => `${name}: ${toJson(valueAt(after.payload, `/${name}`))}`).join(", "),
      cause: "effect twice",
    });
}

/** Numbers and lists that differ between two reads. */
export function repeatedEffects(before: unknown, after: unknown): string[] {
  if (!isObject(before) || !isObject(after)) return [];
  return Object.keys(before).filter((name) => {
    const [was, is] = [before[name], after[name]];
    const isCounted = typeof was === "number" || Array.isArray(was) || isObject(was);
    return isCounted && is !== undefined && !isEqual(was, is);
  });
}
