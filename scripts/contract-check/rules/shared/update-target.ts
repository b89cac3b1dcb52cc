import { slotsOf } from "../../engine/id-slots";
import { createInstance, prepareCall } from "../../engine/prepare-call";
import type { ResourceInstance } from "../../engine/resource-instance";
import type { Trial } from "../../engine/trial";
import { isObject } from "../../lib/json";
import type { Operation } from "../../load/model";
import { referredNoun } from "../../plan/nouns";
import type { Resource } from "../../plan/resource";
import { typeOf } from "../../schema/generate";
import { shapeOf } from "../../schema/shape";
import { differentValue } from "./different-value";
import { isEquivalent } from "./equivalent-values";

export async function createSimple(trial: Trial, resource: Resource): Promise<ResourceInstance | undefined> {
  return await createInstance(trial, resource, { isFresh: false });
}

/** The body with every member set to a non-default value, so that lost or reset members show. */
export function filledBody(trial: Trial, create: Operation | undefined, body: unknown): unknown {
  const schema = create?.body?.media[0]?.schema;
  if (!create || !schema || !isObject(body)) return body;
  let result: Record<string, unknown> = body;
  // A generated reference would lead nowhere.
  const references = new Set(slotsOf(trial.checker, create).map(({ name }) => name));
  for (const [name, place] of shapeOf(create.contract.documents, schema).properties) {
    const shape = shapeOf(create.contract.documents, place);
    if (shape.isReadOnly || referredNoun(name) !== undefined || name === "id" || references.has(name))
      continue;
    const fallback = shape.fallback ?? shape.values?.[0] ?? (typeOf(shape) === "boolean" ? false : undefined);
    const now = result[name];
    const isEmpty = now === undefined || now === null || (Array.isArray(now) && now.length === 0);
    if (!isEmpty && !isEquivalent(now, fallback)) continue;
    const value = differentValue(trial, create, name, fallback ?? null);
    const changed = { ...result, [name]: value };
    if (value !== undefined && trial.checker.validator.isValid(schema, changed)) result = changed;
  }
  return result;
}

export async function createUpdateTarget(
  trial: Trial,
  resource: Resource,
): Promise<ResourceInstance | undefined> {
  if (!resource.isSingle)
    return (
      (await createInstance(trial, resource, {
        change: (body) => filledBody(trial, resource.create, body),
      })) ?? (await createSimple(trial, resource))
    );
  const { read } = resource;
  if (!read) return undefined;
  const call = await prepareCall(trial, read);
  const exchange = await trial.send(call);
  if (!exchange.ok) return undefined;
  const ids = new Map<string, unknown>();
  return {
    resource,
    userIndex: 0,
    payload: exchange.payload,
    ids,
    steps: [...trial.steps],
    isOwn: false,
    isDeleted: false,
    sentBody: undefined,
  };
}

/** Restores a user's singleton resource to its earlier values. */
export async function restore(
  trial: Trial,
  change: Operation,
  instance: ResourceInstance,
  returned: Record<string, unknown>,
): Promise<void> {
  const schema = change.body?.media[0]?.schema;
  if (!schema) return;
  const names = [...shapeOf(change.contract.documents, schema).properties.keys()].filter((name) =>
    Object.hasOwn(returned, name),
  );
  const body = Object.fromEntries(names.map((name) => [name, returned[name]]));
  if (!trial.checker.validator.isValid(schema, body)) return;
  const call = await prepareCall(trial, change, { instance });
  await trial.send({ ...call, body });
}
