import type { Checker } from "../../engine/checker";
import { instanceInState } from "../../engine/instance-in-state";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import { type ResourceInstance, representationOf } from "../../engine/resource-instance";
import type { Scenario } from "../../engine/scenario";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import type { Resource } from "../../plan/resource";
import { membersOf, shapeOf } from "../../schema/shape";
import type { Exchange } from "../../send/exchange";
import { viewInstance } from "../shared/instance-views";
import { discard } from "../shared/prepared-call";

/**
 * A list that is put is the whole list: put once more it has as many items as before, and not those of both requests.
 *
 * Standard: RFC 9110 §9.2.2 (idempotent methods), §9.3.4 (PUT).
 * Reports: `put-replaces`. Severity: error.
 */
export function replacedLists(checker: Checker, operation: Operation): Scenario[] {
  const { resources, options } = checker;
  const own = resources.roles.get(operation)?.resource;
  const resource = own?.isSingle && own.parent !== undefined ? resources.all.get(own.parent) : own;
  if (operation.method !== "put" || !resource?.create || resource.isSingle || options.isReadOnly) return [];
  const members = listMembers(operation);
  const run = (trial: Trial): Promise<void> => putTwice(trial, operation, resource, members);
  return members.length > 0 ? [{ name: `list put twice ${operation.id}`, operation, run }] : [];
}

/** The members of a body that hold lists of objects: the lines of an order. */
function listMembers({ body, contract }: Operation): string[] {
  const { documents } = contract;
  const schema = body?.media[0]?.schema;
  return [...(schema ? membersOf(documents, schema) : [])].flatMap(([name, place]) => {
    const { types, items } = shapeOf(documents, place);
    return types.has("array") && items && shapeOf(documents, items).types.has("object") ? [name] : [];
  });
}

async function putTwice(
  trial: Trial,
  operation: Operation,
  resource: Resource,
  members: readonly string[],
): Promise<void> {
  const { bases, preparations } = trial.checker;
  if (!bases.get(operation)?.isAccepted) return;
  const preparation = preparations.get(operation);
  if (preparation && preparation.resource !== resource) return;
  const instance = preparation
    ? await instanceInState(trial, resource, preparation.path)
    : await createInstance(trial, resource, { isFresh: true });
  if (!instance) return;
  const first = await trial.send(await prepareCall(trial, operation, { instance }));
  const before = first.ok ? await lengthsOf(trial, first, instance, members) : undefined;
  const again = before && (await prepareCall(trial, operation, { instance }));
  const second = again && (await trial.send({ ...again, body: first.call.body }));
  const after = second?.ok ? await lengthsOf(trial, second, instance, members) : undefined;
  for (const name of members) {
    const [was, is] = [before?.lengths.get(name), after?.lengths.get(name)];
    const sent: unknown = isObject(first.call.body) ? first.call.body[name] : undefined;
    if (!after || !Array.isArray(sent) || was !== sent.length || is === undefined || is <= was) continue;
    if (!trial.isSound(after.exchange)) continue;
    trial.report("put-replaces", operation, after.exchange, {
      expected: `${was} of ${name}, as the request has them`,
      actual: `${is}`,
      pointer: `/${name}`,
      cause: "list put twice",
    });
  }
  await discard(trial, instance);
}

/** How many items the lists have after a call, by its answer, else by the read. */
async function lengthsOf(
  trial: Trial,
  answer: Exchange,
  instance: ResourceInstance,
  members: readonly string[],
): Promise<{ exchange: Exchange; lengths: ReadonlyMap<string, number> } | undefined> {
  const shown = representationOf(answer.payload, instance.ids.get(instance.resource.key));
  const own = members.some((name) => Array.isArray(shown?.[name]));
  const read = own ? undefined : (await viewInstance(trial, instance, { list: false })).read;
  const value = own ? shown : read?.value;
  if (!value) return undefined;
  const lengths = members.flatMap((name): [string, number][] => {
    const list = value[name];
    return Array.isArray(list) ? [[name, list.length]] : [];
  });
  return { exchange: read?.exchange ?? answer, lengths: new Map(lengths) };
}
